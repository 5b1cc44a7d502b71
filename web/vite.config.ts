import { svelte } from '@sveltejs/vite-plugin-svelte';
import subsetFont from 'subset-font';
import { defineConfig, type Plugin } from 'vite';
import { offlineFiles } from './offline-files';

/** Where `stolik serve` listens while the pages are developed. */
const server = process.env['STOLIK_SERVER'] ?? 'http://localhost:8000';

/** The Polish letters missing in the Latin font file; the whole extended file is ten times as large. */
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż';

/** Keep only those letters of the file they come from. */
const polishLetters: Plugin = {
  name: 'polish-letters',
  apply: 'build',
  async generateBundle(_, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type !== 'asset' || !/latin-ext.*\.woff2$/.test(asset.fileName)) continue;
      asset.source = await subsetFont(Buffer.from(asset.source), POLISH, { targetFormat: 'woff2' });
    }
  },
};

export default defineConfig({
  plugins: [svelte(), polishLetters, offlineFiles()],
  build: { target: 'es2022', outDir: 'dist', assetsInlineLimit: 2048, reportCompressedSize: true },
  server: {
    fs: { allow: ['..'] }, // the words shared with Python are outside web/
    proxy: {
      '/api': { target: server, changeOrigin: true },
      '/ws': { target: server, ws: true },
    },
  },
});
