import { tally } from './tally.mjs';

/** Each check of the sizes, as what it says and whether it holds. */
async function checks(browser) {
  const { measureFirstLoads, PAGES } = await import('../bench/first-loads.mjs');
  const { packagesIn } = await import('../bench/manifest.mjs');
  const { kB } = await import('../bench/table.mjs');
  const { LOGIN, NEVER_FIRST } = await import('../bench/budgets.mjs');
  const { floor, login } = await measureFirstLoads(browser, ['login']);
  const paths = login.files.map(({ path }) => path).filter((path) => path.startsWith('/'));
  const early = packagesIn(PAGES.login.dist, paths).filter((name) => NEVER_FIRST.includes(name));
  const weight = `${kB(login.gzip)} kB, ${(login.gzip / floor.gzip).toFixed(2)} x React alone`;
  return [
    {
      says: `the login weighs ${weight}; at most ${kB(LOGIN.budget)}, aim ${kB(LOGIN.aim)}`,
      holds: login.gzip <= LOGIN.budget,
    },
    {
      says: `the login loads nothing early that comes later${early.length > 0 ? `, but ${early.join(' ')}` : ''}`,
      holds: early.length === 0,
    },
  ];
}

export const sizes = {
  name: 'sizes',
  needsBrowser: true,
  needsBuild: true,
  async run({ browser }) {
    const results = await checks(browser);
    for (const { says, holds } of results) console.log(`  ${holds ? 'ok' : 'FAILED'}: ${says}`);
    const passed = results.filter(({ holds }) => holds).length;
    return tally(passed, results.length - passed);
  },
};
