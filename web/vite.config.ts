import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import subsetFont from 'subset-font';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './chunks';
import { offlineFiles } from './offline-files';

/** Where `stolik serve` listens while the pages are developed. */
const server = process.env['STOLIK_SERVER'] ?? 'http://localhost:8000';

/** The Polish letters missing in the Latin font file; the whole extended file is ten times as large. */
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż';

/** What fonts.css takes from the Latin file; what else that file holds is a third of it. */
const LATIN = `${letters([0x20, 0x7e], [0xc0, 0xff])}\u00a0§©«°±·»×–—‘’‚“”„•…′″\u2009\u202f‐‑‹›€←↑→↓−`;

/** Russian, and the letters of Ukrainian and Belarusian names. */
const CYRILLIC = `${letters([0x0410, 0x044f])}ЁёЄєІіЇїЎўҐґ№`;

/** The weights that fonts.css promises; two files of one weight each are a fifth larger. */
const WEIGHTS = { min: 400, max: 600 };

function letters(...ranges: [number, number][]): string {
  const codes = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
  return String.fromCodePoint(...codes);
}

/** Keep only the letters that our pages write; features such as figures of one width stay. */
const fewerLetters: Plugin = {
  name: 'fewer-letters',
  apply: 'build',
  async generateBundle(_, bundle) {
    for (const asset of Object.values(bundle)) {
      const file = asset.type === 'asset' && /(latin-ext|latin|cyrillic)-wght.*\.woff2$/.exec(asset.fileName);
      if (!file) continue;
      const kept = { latin: LATIN, 'latin-ext': POLISH, cyrillic: CYRILLIC }[file[1] ?? ''] ?? LATIN;
      asset.source = await subsetFont(Buffer.from(asset.source), kept, {
        targetFormat: 'woff2',
        variationAxes: { wght: WEIGHTS },
      });
    }
  },
};

/** Below this, compressing is not worth it. */
const WORTH_PACKING = 300;

/** Compress code and styles once, better than the server has time for: a first load is a tenth smaller. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  // Files are read back: other plugins change them until they are written.
  async writeBundle({ dir }, bundle) {
    const names = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
    for (const path of names.map((name) => join(dir ?? 'dist', name))) {
      const source = await readFile(path);
      if (source.length <= WORTH_PACKING) continue;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
      await writeFile(`${path}.br`, brotliCompressSync(source, { params }));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), fewerLetters, offlineFiles(), packed],
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    rollupOptions: { output: { manualChunks: chunks() } },
  },
  server: {
    fs: { allow: ['..'] }, // the words shared with Python are outside web/
    proxy: {
      '/api': { target: server, changeOrigin: true },
      '/ws': { target: server, ws: true },
    },
  },
});
