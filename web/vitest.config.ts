// Separate from the build configuration, which does not need the test tools.
import { defineConfig, mergeConfig } from 'vitest/config';
import pages from './vite.config';

export default mergeConfig(
  pages,
  // A process for each file would read the same modules again: that took two thirds of the processor time. So
  // a test leaves nothing behind in a module and expects nothing there.
  defineConfig({ test: { environment: 'node', include: ['src/**/*.test.ts'], isolate: false } }),
);
