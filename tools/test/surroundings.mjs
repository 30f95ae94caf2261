import { run } from '../process/run.mjs';

/** The first line of what a program says of its version. */
async function versionOf(program, args = ['--version']) {
  const { code, stdout } = await run(program, args);
  return code === 0 ? stdout.trim().split('\n')[0] : 'unknown';
}

/**
 * What the tasks are given of this machine. Nx counts the versions among their inputs (nx.json): a result
 * holds for the browser and the database it was found with.
 */
export async function surroundings({ browser, postgres }) {
  return {
    CHROMIUM: browser ?? undefined,
    TEST_BROWSER: browser ? await versionOf(browser) : 'none',
    // Never the database somebody works with: the tests empty what they find.
    DATABASE_URL: undefined,
    TEST_DATABASE_URL: postgres.url,
    TEST_POSTGRES: postgres.url ? (postgres.version?.trim() ?? 'another') : 'none',
  };
}
