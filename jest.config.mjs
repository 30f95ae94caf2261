import { TEST_TIMEOUT_MS } from './jest.preset.mjs';

// All projects in one run, so that one report counts all tests.
export default {
  // In a run of all projects, Jest uses only the limit of the root.
  testTimeout: TEST_TIMEOUT_MS,
  projects: [
    '<rootDir>/libs/*/jest.config.mjs',
    '<rootDir>/apps/*/jest.config.mjs',
    '<rootDir>/tools/jest.config.mjs',
  ],
};
