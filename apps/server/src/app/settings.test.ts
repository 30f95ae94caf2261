import { readSettings } from './settings';
import { StartFailure } from './start-failure';

const DEFAULTS = {
  port: 4200,
  host: '127.0.0.1',
  databaseUrl: null,
  dataDir: '/repository/.data',
  isDemo: false,
};

test.each([
  { says: 'nothing', environment: {}, settings: {} },
  { says: 'empty variables', environment: { PORT: '', HOST: ' ', DATA_DIR: '' }, settings: {} },
  { says: 'a port', environment: { PORT: '8080' }, settings: { port: 8080 } },
  { says: 'any port', environment: { PORT: '0' }, settings: { port: 0 } },
  { says: 'the last port', environment: { PORT: '65535' }, settings: { port: 65_535 } },
  { says: 'a host', environment: { HOST: '0.0.0.0' }, settings: { host: '0.0.0.0' } },
  { says: 'a folder', environment: { DATA_DIR: '/x' }, settings: { dataDir: '/x' } },
  {
    says: 'a folder of the repository',
    environment: { DATA_DIR: 'data' },
    settings: { dataDir: '/repository/data' },
  },
  {
    says: 'a database',
    environment: { DATABASE_URL: 'postgres://x/y' },
    settings: { databaseUrl: 'postgres://x/y' },
  },
  { says: 'the demo', environment: { DEMO: '1' }, settings: { isDemo: true } },
  { says: 'the demo switched off', environment: { DEMO: '0' }, settings: { isDemo: false } },
])('$says', ({ environment, settings }) => {
  expect(readSettings(environment, '/repository')).toEqual({ ...DEFAULTS, ...settings });
});

test.each(['65536', '-1', '80a', '4200.5'])('PORT=%s is refused in one line', (PORT) => {
  expect(() => readSettings({ PORT }, '/repository')).toThrow(StartFailure);
  expect(() => readSettings({ PORT }, '/repository')).toThrow(/^PORT=.*\.$/);
});
