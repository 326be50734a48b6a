---@brief
---
--- https://github.com/OWNER/abide
---
--- A language server for MLIR and TableGen that needs no LLVM build. It reads the dialects of a project from their
--- `.td` files.
---
--- `cargo install abide` or `:MasonInstall abide` installs it.

---@type vim.lsp.Config
return {
  cmd = { 'abide', 'lsp' },
  filetypes = { 'mlir', 'tablegen' },
  -- Without a file of syntax, strings, numbers and comments get their colours from the server, too.
  init_options = { literalTokens = #vim.api.nvim_get_runtime_file('syntax/mlir.vim', false) == 0 },
  root_markers = { 'abide.toml', 'tablegen_compile_commands.yml', '.git' },
}
