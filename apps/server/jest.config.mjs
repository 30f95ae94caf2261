import { jestConfig } from '../../jest.preset.mjs';

export default {
  ...jestConfig({ displayName: 'server' }),
  globalSetup: '<rootDir>/src/testing/migrated-database.setup.ts',
  globalTeardown: '<rootDir>/src/testing/migrated-database.teardown.ts',
};
