import { DEFAULT_RETENTION } from '../retention/retention-rules';
import { readSettings } from './settings';
import { StartFailure } from '../base/start-failure';

const DEFAULTS = {
  port: 4200,
  host: '127.0.0.1',
  databaseUrl: null,
  replicaUrl: null,
  poolSize: 10,
  dataDir: '/repository/.data',
  keyFile: '/repository/.data/key',
  applicationsDir: '/repository/apps/server/applications',
  hasAccessLog: false,
  metricsPort: null,
  limits: {},
  retention: DEFAULT_RETENTION,
  trustedProxies: [],
  photos: { place: null, keys: null },
  mail: { smtpUrl: null, from: 'ablesbar@localhost', outbox: '/repository/.data/mail' },
};

const BUCKET = { AWS_ACCESS_KEY_ID: 'us', AWS_SECRET_ACCESS_KEY: 'hidden' };
const KEYS = { accessKeyId: 'us', secretAccessKey: 'hidden', region: null };

test.each([
  { says: 'nothing', environment: {}, settings: {} },
  { says: 'empty variables', environment: { PORT: '', HOST: ' ', DATA_DIR: '' }, settings: {} },
  { says: 'a port', environment: { PORT: '8080' }, settings: { port: 8080 } },
  { says: 'any port', environment: { PORT: '0' }, settings: { port: 0 } },
  { says: 'the last port', environment: { PORT: '65535' }, settings: { port: 65_535 } },
  { says: 'a host', environment: { HOST: '0.0.0.0' }, settings: { host: '0.0.0.0' } },
  {
    says: 'a folder',
    environment: { DATA_DIR: '/x' },
    settings: { dataDir: '/x', keyFile: '/x/key', mail: { ...DEFAULTS.mail, outbox: '/x/mail' } },
  },
  {
    says: 'a folder of the repository',
    environment: { DATA_DIR: 'data' },
    settings: {
      dataDir: '/repository/data',
      keyFile: '/repository/data/key',
      mail: { ...DEFAULTS.mail, outbox: '/repository/data/mail' },
    },
  },
  {
    says: 'a mail server',
    environment: { SMTP_URL: 'smtps://a:b@mail.example', MAIL_FROM: 'post@stadtwerke.example' },
    settings: {
      mail: {
        ...DEFAULTS.mail,
        smtpUrl: 'smtps://a:b@mail.example',
        from: 'post@stadtwerke.example',
      },
    },
  },
  {
    says: 'a folder for photos',
    environment: { PHOTOS: 'photos' },
    settings: { photos: { place: '/repository/photos', keys: null } },
  },
  {
    says: 'a bucket for photos',
    environment: { PHOTOS: 'https://s3.example/photos/', ...BUCKET },
    settings: { photos: { place: 'https://s3.example/photos', keys: KEYS } },
  },
  {
    says: 'keys of a bucket that is no longer used',
    environment: BUCKET,
    settings: { photos: { place: null, keys: KEYS } },
  },
  {
    says: 'applications elsewhere',
    environment: { APPLICATIONS_DIR: '/etc/ablesbar' },
    settings: { applicationsDir: '/etc/ablesbar' },
  },
  {
    says: 'a database',
    environment: { DATABASE_URL: 'postgres://x/y' },
    settings: { databaseUrl: 'postgres://x/y' },
  },
  {
    says: 'a replica',
    environment: { DATABASE_URL: 'postgres://x/y', DATABASE_REPLICA_URL: 'postgres://z/y' },
    settings: { databaseUrl: 'postgres://x/y', replicaUrl: 'postgres://z/y' },
  },
  {
    says: 'the fewest connections',
    environment: { DATABASE_POOL: '2' },
    settings: { poolSize: 2 },
  },
  {
    says: 'the most connections',
    environment: { DATABASE_POOL: '500' },
    settings: { poolSize: 500 },
  },
  {
    says: 'a log of all calls',
    environment: { ACCESS_LOG: '1' },
    settings: { hasAccessLog: true },
  },
  { says: 'metrics', environment: { METRICS_PORT: '9464' }, settings: { metricsPort: 9464 } },
  {
    says: 'limits',
    environment: { LIMITS: 'account=600, share-mail=0' },
    settings: { limits: { account: 600, 'share-mail': 0 } },
  },
  {
    says: 'all limits, then one',
    environment: { LIMITS: 'all=1000 share-mail=5' },
    settings: {
      limits: {
        account: 1000,
        'share-create': 1000,
        'share-mail': 5,
        'job-receipt': 1000,
        'registration-mail': 1000,
        'anonymous-token': 1000,
        'anonymous-submit': 1000,
        'anonymous-submit-token': 1000,
        'anonymous-receipt': 1000,
        'mail-recipient': 1000,
        photos: 1000,
        'login-username': 1000,
        'login-address': 1000,
      },
    },
  },
  {
    says: 'how long data is kept, at its bounds',
    environment: { RETENTION: 'anonymous-readings=1 closed-jobs=30, sessions=7 letters=365' },
    settings: {
      retention: {
        ...DEFAULT_RETENTION,
        ...{ 'anonymous-readings': 1, 'closed-jobs': 30, sessions: 7, letters: 365 },
      },
    },
  },
  {
    says: 'data that is kept for ever',
    environment: { RETENTION: 'anonymous-readings=never' },
    settings: { retention: { ...DEFAULT_RETENTION, 'anonymous-readings': null } },
  },
  {
    says: 'proxies',
    environment: { TRUSTED_PROXY: '10.0.0.0/8 ::1' },
    settings: { trustedProxies: ['10.0.0.0/8', '::1'] },
  },
])('$says', ({ environment, settings }) => {
  expect(readSettings(environment, '/repository')).toEqual({ ...DEFAULTS, ...settings });
});

test.each(['65536', '-1', '80a', '4200.5'])('PORT=%s is refused in one line', (PORT) => {
  expect(() => readSettings({ PORT }, '/repository')).toThrow(StartFailure);
  expect(() => readSettings({ PORT }, '/repository')).toThrow(/^PORT=.*\.$/);
});

test.each([
  { says: 'a port for metrics', environment: { METRICS_PORT: 'x' }, names: 'METRICS_PORT=x' },
  {
    says: 'a replica of nothing',
    environment: { DATABASE_REPLICA_URL: 'postgres://x/y' },
    names: 'DATABASE_URL dazu',
  },
  {
    says: 'a replica that is no address',
    environment: { DATABASE_URL: 'postgres://x/y', DATABASE_REPLICA_URL: 'z:hidden@x' },
    names: /^(?!.*hidden)DATABASE_REPLICA_URL/,
  },
  { says: 'one connection', environment: { DATABASE_POOL: '1' }, names: 'DATABASE_POOL=1 ' },
  { says: 'too many', environment: { DATABASE_POOL: '501' }, names: 'von 2 bis 500' },
  { says: 'no number', environment: { DATABASE_POOL: '1e2' }, names: 'DATABASE_POOL=1e2' },
  { says: 'an unknown limit', environment: { LIMITS: 'acount=1' }, names: 'share-create' },
  {
    says: 'a limit without a number',
    environment: { LIMITS: 'account=many' },
    names: 'account=many',
  },
  ...[
    ...['anonymous-readings=0', 'anonymous-readings=3654', 'closed-jobs=29', 'remembered-keys=59'],
    ...['sessions=0', 'sessions=91', 'sessions=never', 'failed-logins=31', 'failed-logins=never'],
    ...['letters=never', 'remembered-keys=never', 'photos=-1', 'photos=1.5', 'photos', 'foto=30'],
  ].map((word) => ({
    says: `kept for ${word}`,
    environment: { RETENTION: `letters=30 ${word}` },
    names: `RETENTION: ${word} `,
  })),
  { says: 'a proxy given by name', environment: { TRUSTED_PROXY: 'proxy' }, names: 'proxy' },
  {
    says: 'a network that is too narrow',
    environment: { TRUSTED_PROXY: '10.0.0.0/33' },
    names: '/33',
  },
  {
    says: 'no mail server',
    environment: { SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' },
    names: 'SMTP_URL',
  },
  {
    says: 'a mail server without a sender',
    environment: { SMTP_URL: 'smtp://mail.example' },
    names: 'MAIL_FROM',
  },
  {
    says: 'a sender that is no address',
    environment: { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Stadtwerke' },
    names: 'MAIL_FROM=Stadtwerke',
  },
  {
    says: 'a bucket without keys',
    environment: { PHOTOS: 'https://s3.example/photos' },
    names: 'AWS_',
  },
  {
    says: 'a server without a bucket',
    environment: { PHOTOS: 'https://s3.example' },
    names: 'PHOTOS=',
  },
  {
    says: 'a bucket with its keys in the address',
    environment: { PHOTOS: 'https://us:hidden@s3.example/photos', ...BUCKET },
    names: /^(?!.*hidden)PHOTOS enthält Zugangsdaten.*AWS_/,
  },
  {
    says: 'a photo place of an unknown kind',
    environment: { PHOTOS: 'ftp://a/b' },
    names: 'PHOTOS=ftp',
  },
  { says: 'every address as a proxy', environment: { TRUSTED_PROXY: 'true' }, names: 'true' },
])('$says is refused in one line', ({ environment, names }) => {
  expect(() => readSettings(environment, '/repository')).toThrow(StartFailure);
  expect(() => readSettings(environment, '/repository')).toThrow(names);
});

it('never shows the password of a mail server', () => {
  const environment = { SMTP_URL: 'smpt://a:secret@mail.example', MAIL_FROM: 'a@b.example' };
  expect(() => readSettings(environment, '/repository')).toThrow(/^(?!.*secret)/);
});
