import { defineConfig } from 'vite';

/** The page is a folder of files that any web server can hand out. */
export default defineConfig({
  base: './',
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  worker: { format: 'es' },
});
