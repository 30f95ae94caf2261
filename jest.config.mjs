import { TEST_TIMEOUT_MS } from './jest.preset.mjs';

// All projects in one run, so that one report counts every test.
export default {
  // In a run over all projects only the root's limit counts, in a run of one its own.
  testTimeout: TEST_TIMEOUT_MS,
  projects: [
    '<rootDir>/libs/*/jest.config.mjs',
    '<rootDir>/apps/*/jest.config.mjs',
    '<rootDir>/tools/jest.config.mjs',
  ],
};
