/** The customers of apps/server/demo/jobs.csv, whom everybody may log in as. */
export const DEMO_LOGINS = [
  { username: 'demo-kunde', password: 'demo-kunde' },
  { username: 'demo-nachbarin', password: 'demo-nachbarin' },
  { username: 'demo-verwaltung', password: 'demo-verwaltung' },
  { username: 'demo-sonderfall', password: 'demo-sonderfall' },
] as const;

export const DEMO_SHARE_LOGIN = { username: 'demo-hausmeister', password: 'demo-hausmeister' };

/** The calls of `npm run operator` in the folder apps/server/demo. */
export function demoCommands({ isWhole }: { readonly isWhole: boolean }): readonly string[][] {
  return [
    ['import', 'jobs.csv'],
    ['import', 'history', 'history.csv'],
    ...(isWhole
      ? [
          ['import', 'more-jobs.csv'],
          ['import', 'history', 'more-history.csv'],
        ]
      : []),
    loginCommand('100 2447', 'demo-kunde'),
    loginCommand('100 2448', 'demo-nachbarin'),
    loginCommand('100 9001', 'demo-verwaltung'),
    loginCommand('100 9002', 'demo-sonderfall'),
  ];
}

export function loginCommand(customer: string, username: string): string[] {
  const file = `passwords/${username}.txt`;
  return ['change', 'login', customer, '--username', username, '--password-file', file];
}

/** What the manager passes on to a caretaker, who may pass it on as well. */
export const DEMO_SHARE = {
  giver: DEMO_LOGINS[2],
  name: 'Hausmeister Petersen',
  allowToReShare: true,
  jobIds: Array.from({ length: 24 }, (_, index) => `verwaltung-${index + 1}`),
};

/** What was read two days ago: the only rate of each job. */
export const DEMO_READINGS = [
  { login: DEMO_LOGINS[2], job: 'verwaltung-1', readingValue: 23354.4 },
  { login: DEMO_LOGINS[2], job: 'verwaltung-2', readingValue: 8740.21 },
  { login: DEMO_LOGINS[2], job: 'verwaltung-3', readingValue: 730.765 },
  { login: DEMO_LOGINS[2], job: 'verwaltung-4', readingValue: 244.776 },
  { login: DEMO_LOGINS[2], job: 'verwaltung-5', readingValue: 57822 },
  { login: DEMO_LOGINS[2], job: 'verwaltung-6', readingValue: 3557 },
  { login: DEMO_LOGINS[2], job: 'verwaltung-7', readingValue: 23354.4 },
  { login: DEMO_LOGINS[2], job: 'verwaltung-8', readingValue: 8740.21 },
  { login: DEMO_LOGINS[2], job: 'verwaltung-9', readingValue: 730.765 },
  { login: DEMO_LOGINS[2], job: 'verwaltung-10', readingValue: 244.776 },
  { login: DEMO_LOGINS[2], job: 'verwaltung-11', readingValue: 57822 },
  { login: DEMO_LOGINS[2], job: 'verwaltung-12', readingValue: 3557 },
  { login: DEMO_LOGINS[2], job: 'verwaltung-13', readingValue: 23354.4 },
  { login: DEMO_LOGINS[2], job: 'verwaltung-14', readingValue: 8740.21 },
  { login: DEMO_LOGINS[2], job: 'verwaltung-15', readingValue: 730.765 },
  { login: DEMO_LOGINS[3], job: 'sonderfall-fertig', readingValue: 54782.4 },
] as const;
