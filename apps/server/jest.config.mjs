import { jestConfig } from '../../jest.preset.mjs';

export default {
  ...jestConfig({ displayName: 'server' }),
  globalSetup: '<rootDir>/src/testing/empty-database.setup.mjs',
  globalTeardown: '<rootDir>/src/testing/empty-database.teardown.mjs',
};
