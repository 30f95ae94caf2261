import { isTask } from './tools/test/tally-file.mjs';

// A test that needs more says so beside its reason: grep `jest.setTimeout`.
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

// A task of Nx leaves its tally behind; a run by hand, of one test or of all projects, does not.
const tallying = isTask()
  ? { reporters: ['default', new URL('./tools/test/jest-reporter.mjs', import.meta.url).pathname] }
  : {};

// The one Jest configuration; each project's jest.config.mjs only says what it is.
export function jestConfig({ displayName, browser = false, setup = [] }) {
  return {
    displayName,
    testEnvironment: browser ? new URL('./jest.environment.cjs', import.meta.url).pathname : 'node',
    testMatch: ['<rootDir>/**/*.test.{ts,tsx,mjs}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    transform: {
      '\\.css\\.ts$': '@vanilla-extract/jest-transform',
      '\\.[cm]?[jt]sx?$': swc,
    },
    // These packages ship ESM only; Jest needs them compiled, and everything else left alone.
    transformIgnorePatterns: [
      '/node_modules/(?!(jose|uqr|marked|d3-[a-z-]+|internmap|@electric-sql)/)',
    ],
    setupFilesAfterEnv: browser
      ? [new URL('./jest.setup.mjs', import.meta.url).pathname, ...setup]
      : setup,
    testTimeout: TEST_TIMEOUT_MS,
    ...tallying,
  };
}
