import { isTask } from './tools/test/tally-file.mjs';

// A test that needs more time calls jest.setTimeout and says why.
export const TEST_TIMEOUT_MS = 30_000;

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
];

// Only a task of Nx writes a tally. A run by hand does not.
const tallying = isTask()
  ? { reporters: ['default', new URL('./tools/test/jest-reporter.mjs', import.meta.url).pathname] }
  : {};

// The Jest configuration of all projects. The jest.config.mjs of a project only passes its
// properties.
export function jestConfig({ displayName, browser = false, setup = [] }) {
  return {
    displayName,
    runtime: new URL('./jest.runtime.cjs', import.meta.url).pathname,
    testEnvironment: browser ? new URL('./jest.environment.cjs', import.meta.url).pathname : 'node',
    testMatch: ['<rootDir>/**/*.test.{ts,tsx,mjs}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    transform: {
      '\\.css\\.ts$': '@vanilla-extract/jest-transform',
      '\\.[cm]?[jt]sx?$': swc,
    },
    // These packages are published as ESM only, which Jest cannot load. All others are not
    // compiled.
    transformIgnorePatterns: [
      '/node_modules/(?!(jose|uqr|p-limit|yocto-queue|marked|d3-[a-z-]+|internmap|@electric-sql)/)',
    ],
    setupFilesAfterEnv: browser
      ? [new URL('./jest.setup.mjs', import.meta.url).pathname, ...setup]
      : setup,
    testTimeout: TEST_TIMEOUT_MS,
    ...tallying,
  };
}
