// All projects in one run, so that one report counts every test.
export default {
  // Only the root's limit counts in a run over all projects; see jest.preset.mjs for the reason.
  testTimeout: 30_000,
  projects: [
    '<rootDir>/libs/*/jest.config.mjs',
    '<rootDir>/apps/*/jest.config.mjs',
    '<rootDir>/tools/jest.config.mjs',
  ],
};
