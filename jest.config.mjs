// All projects in one run, so that one report counts every test.
export default {
  projects: [
    '<rootDir>/libs/*/jest.config.mjs',
    '<rootDir>/apps/*/jest.config.mjs',
    '<rootDir>/tools/jest.config.mjs',
  ],
};
