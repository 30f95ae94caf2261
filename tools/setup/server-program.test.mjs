import { servedProgram, serverProgram } from './server-program.mjs';

const DATABASE_URL = 'postgres://name@server/database';

test.each([
  { says: 'a first look', environment: {}, program: 'main-with-demo', asks: false },
  { says: 'without the demo', environment: { DEMO: '0' }, program: 'main', asks: false },
  {
    says: 'a first start in production',
    environment: { DATABASE_URL },
    program: 'main',
    asks: true,
  },
  {
    says: 'an empty address',
    environment: { DATABASE_URL: ' ' },
    program: 'main-with-demo',
    asks: false,
  },
  {
    says: 'a demo on PostgreSQL',
    environment: { DATABASE_URL, DEMO: '1' },
    program: 'main-with-demo',
    asks: false,
  },
  { says: 'production', environment: { DATABASE_URL, DEMO: '0' }, program: 'main', asks: false },
])('$says runs $program and asks for DEMO=1: $asks', ({ environment, program, asks }) => {
  const chosen = serverProgram(environment);
  expect(chosen.program).toBe(program);
  expect(/DEMO=1/.test(chosen.notice ?? '')).toBe(asks);
});

test.each([
  { says: 'without any setting', environment: {}, program: 'main' },
  { says: 'on PostgreSQL', environment: { DATABASE_URL }, program: 'main' },
  { says: 'with another word than 1', environment: { DEMO: 'true' }, program: 'main' },
  { says: 'with DEMO=1', environment: { DEMO: '1' }, program: 'main-with-demo' },
])('npm run serve $says runs $program', ({ environment, program }) => {
  expect(servedProgram(environment)).toEqual({ program, notice: null });
});
