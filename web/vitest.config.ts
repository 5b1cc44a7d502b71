// Separate from the build configuration, which does not need the test tools.
import { defineConfig, mergeConfig } from 'vitest/config';
import pages from './vite.config';

export default mergeConfig(
  pages,
  defineConfig({ test: { environment: 'node', include: ['src/**/*.test.ts'] } }),
);
