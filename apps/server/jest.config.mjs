import { jestConfig } from '../../jest.preset.mjs';

// The tests expect the German texts of the commands, whatever this machine speaks.
Object.assign(process.env, { LC_ALL: 'de_DE.UTF-8' });

export default {
  ...jestConfig({ displayName: 'server' }),
  // A worker starts anew once it holds more: in a large heap, unpacking a zip bomb took two minutes
  // instead of ten seconds. It also saves 6 % of the processor time.
  workerIdleMemoryLimit: '350MB',
  globalSetup: '<rootDir>/src/testing/migrated-database.setup.ts',
  globalTeardown: '<rootDir>/src/testing/migrated-database.teardown.ts',
};
