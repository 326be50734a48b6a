# The command in a small image (docs/install.md). Debian, and not an image without a shell, because CI services run the
# scripts of a job in its image.

# It has a C compiler, for the allocator.
FROM rust:1-slim-bookworm AS build
WORKDIR /abide
COPY . .
# For `abide --version`: the image has no git.
ARG ABIDE_COMMIT=""
RUN env ${ABIDE_COMMIT:+"ABIDE_COMMIT=$ABIDE_COMMIT"} cargo build --profile dist --locked --package abide \
    && strip --strip-unneeded target/dist/abide

FROM debian:bookworm-slim
COPY --from=build /abide/target/dist/abide /usr/local/bin/abide
COPY --from=build /abide/LICENSE /usr/share/doc/abide/LICENSE
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin abide
USER 10001
WORKDIR /work
ENTRYPOINT ["abide"]
CMD ["--help"]
