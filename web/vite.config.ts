import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `stolik serve` listens while the pages are developed. */
const server = process.env['STOLIK_SERVER'] ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', outDir: 'dist', assetsInlineLimit: 2048, reportCompressedSize: true },
  server: {
    fs: { allow: ['..'] }, // the words shared with the Python side lie beside web/
    proxy: {
      '/api': { target: server, changeOrigin: true },
      '/ws': { target: server, ws: true },
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
