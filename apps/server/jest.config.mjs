import { availableParallelism } from 'node:os';
import { jestConfig } from '../../jest.preset.mjs';

// The tests expect the German texts of the commands, whatever this machine speaks.
Object.assign(process.env, { LC_ALL: 'de_DE.UTF-8' });

export default {
  ...jestConfig({ displayName: 'server' }),
  // These tests wait for processes and time limits for a seventh of their time.
  maxWorkers: availableParallelism() + 1,
  globalSetup: '<rootDir>/src/testing/migrated-database.setup.ts',
  globalTeardown: '<rootDir>/src/testing/migrated-database.teardown.ts',
};
