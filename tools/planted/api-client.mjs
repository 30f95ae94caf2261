const SRC = 'libs/api-client/src';
const unit = (file, title) => ({ kind: 'unit', file: `${SRC}/${file}`, title });

export const apiClient = [
  {
    name: 'no-second-try-after-401',
    file: `${SRC}/base/authorized-call.ts`,
    from: 'answer.problem.status !== 401',
    to: 'answer.problem.status !== 403',
    because: 'A token that ended a second ago looks like the end of the login.',
    noticedBy: unit('base/authorized-call.test.ts', 'a 401 is repeated once'),
  },
  {
    name: 'session-ends-with-the-server',
    file: `${SRC}/session/refresh.ts`,
    from: '  unavailable: false,',
    to: '  unavailable: true,',
    because: 'A server that is started anew logs everybody out.',
    noticedBy: unit('session/refresh.test.ts', '503'),
  },
  {
    name: 'late-pair-replaces-login',
    file: `${SRC}/session/refresh.ts`,
    from: 'current?.version === spent.version ? next : current,',
    to: 'current === null ? current : next,',
    because: 'Whoever has just logged in continues under the login before.',
    noticedBy: unit('session/refresh.test.ts', 'a late pair never replaces that of a new login'),
  },
  {
    name: 'one-broken-login-ends-all',
    file: `${SRC}/session/create-token-store.ts`,
    from: '    event.preventDefault();\n',
    to: '',
    because: 'One login that the browser cannot read logs everybody out at each reload.',
    noticedBy: unit('session/tokens-of-other-builds.test.ts', 'is refused by the browser'),
  },
];
