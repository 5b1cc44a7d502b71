// Apart from the build, which is done without what only tests need.
import { defineConfig, mergeConfig } from 'vitest/config';
import pages from './vite.config';

export default mergeConfig(
  pages,
  defineConfig({ test: { environment: 'node', include: ['src/**/*.test.ts'] } }),
);
