import { run } from '../process/run.mjs';

/** The first line of a program's version. */
async function versionOf(program, args = ['--version']) {
  const { code, stdout } = await run(program, args);
  return code === 0 ? stdout.trim().split('\n')[0] : 'unknown';
}

/**
 * The environment of the tasks. The versions are inputs of the tasks (nx.json), so Nx reuses a
 * result only with the same browser and database.
 */
export async function surroundings({ browser, engines, postgres, pgbouncer }) {
  const versions = [];
  for (const { name, path } of engines) {
    versions.push(`${name}: ${path ? await versionOf(path) : 'none'}`);
  }
  return {
    CHROMIUM: browser ?? undefined,
    TEST_BROWSER: browser ? await versionOf(browser) : 'none',
    ...Object.fromEntries(engines.map(({ variable, path }) => [variable, path])),
    TEST_ENGINES: versions.join(', '),
    // Never the database that a person works with: the tests empty the database.
    DATABASE_URL: undefined,
    TEST_DATABASE_URL: postgres.url,
    TEST_POSTGRES_PROGRAMS: postgres.programs,
    TEST_PGBOUNCER: pgbouncer.path,
    TEST_POSTGRES: postgres.url ? (postgres.version?.trim() ?? 'another') : 'none',
  };
}
