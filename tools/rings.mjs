// The rings (see README.md) as one table. tools/lint/judge-import.mjs reads it, ESLint applies it,
// and tools/checks/lint/rings.test.mjs proves that every forbidden import is refused.

/**
 * `mayImport` lists rings, or one door of a ring. `packages` lists the npm packages for the product code of a ring. Its tests and stories may import
 * more, but nothing in `never`. `why` is the message for a refused import.
 * @typedef {{
 *   folder: string, mayImport: readonly string[], packages: 'any' | readonly string[],
 *   never: readonly string[], hasNode: boolean, why: string,
 * }} Ring
 */

const SCREENS = ['react', 'react-dom', 'react-redux', 'react-router*', 'react-window', 'recharts'];
const STORES = ['@reduxjs/*', 'react-redux', 'redux', 'redux-persist', 'localforage'];
const SERVERS = ['fastify', '@fastify/*', 'kysely', 'pg', '@electric-sql/*', 'jose'];

/** @type {Record<string, Ring>} */
export const rings = {
  domain: {
    folder: 'libs/domain',
    mayImport: [],
    packages: [],
    never: [...SCREENS, ...STORES, ...SERVERS, 'i18next'],
    hasNode: false,
    why: 'domain says what things are; it imports nothing, so that it runs anywhere and can be read alone.',
  },
  validation: {
    folder: 'libs/validation',
    mayImport: ['domain'],
    packages: [],
    never: [...SCREENS, ...STORES, ...SERVERS, 'i18next'],
    hasNode: false,
    why: 'validation answers "is this acceptable?" from domain objects alone; both server and browser run it.',
  },
  i18n: {
    folder: 'libs/i18n',
    mayImport: ['domain', 'validation'],
    packages: ['i18next'],
    never: [...SCREENS, ...STORES, ...SERVERS],
    hasNode: false,
    why: 'i18n turns codes and numbers into words; how words reach a screen is the business of ui and apps.',
  },
  'api-client': {
    folder: 'libs/api-client',
    mayImport: ['domain'],
    packages: ['@reduxjs/toolkit', 're2js'],
    never: [...SCREENS, ...SERVERS, 'i18next', 'localforage', 'redux-persist'],
    hasNode: false,
    why: 'api-client speaks to the server; it knows no screen, no text and no queue.',
  },
  'offline-queue': {
    folder: 'libs/offline-queue',
    mayImport: ['domain'],
    packages: ['localforage'],
    never: [...SCREENS, ...SERVERS, 'i18next'],
    hasNode: false,
    why: 'offline-queue keeps what has not arrived; it is given a send port and knows no endpoint and no screen.',
  },
  'digit-reader': {
    folder: 'libs/digit-reader',
    mayImport: [],
    packages: [],
    never: [...SCREENS, ...STORES, ...SERVERS, 'i18next'],
    hasNode: false,
    why: 'digit-reader turns pixels into digits; it knows no camera, no screen and no meter of ours.',
  },
  ui: {
    folder: 'libs/ui',
    mayImport: ['domain', 'validation', 'i18n'],
    packages: [
      'react',
      'react-dom',
      '@vanilla-extract/*',
      'd3-scale',
      'd3-shape',
      'dompurify',
      'marked',
      'react-aria-components',
      '@internationalized/date',
    ],
    never: [...STORES, ...SERVERS, 'react-router*'],
    hasNode: false,
    why: 'ui shows and asks; it has no store, no fetch and no router, so every part stands in Storybook alone.',
  },
  portal: {
    folder: 'apps/portal',
    mayImport: [
      'domain',
      'validation',
      'i18n',
      'api-client',
      'offline-queue',
      'digit-reader',
      'ui',
    ],
    packages: 'any',
    never: SERVERS,
    hasNode: false,
    why: 'portal is composed of the libs and runs in a browser; apps never import each other.',
  },
  'anonymous-wizard': {
    folder: 'apps/anonymous-wizard',
    mayImport: ['domain', 'validation', 'i18n', 'api-client', 'digit-reader', 'ui'],
    packages: 'any',
    never: [...SERVERS, 'redux-persist', 'localforage', 'react-router*'],
    hasNode: false,
    why: 'the wizard has no queue (customer decision 17) and no routes; apps never import each other.',
  },
  server: {
    folder: 'apps/server',
    // Its own pages, which open from a mail, have the colours of the apps.
    mayImport: ['domain', 'validation', 'i18n', 'ui/page-colours'],
    packages: 'any',
    never: [...SCREENS, ...STORES],
    hasNode: true,
    why: 'server shares the rules with the browser, never its screens or its state.',
  },
  'portal-e2e': {
    folder: 'apps/portal-e2e',
    mayImport: ['domain'],
    packages: 'any',
    // What the server keeps is brought back between two journeys, so its database is known by
    // address.
    never: [...SCREENS, ...STORES, ...SERVERS.filter((name) => name !== 'pg')],
    hasNode: true,
    why: 'the journeys drive the built apps from outside, as a person does.',
  },
};

/**
 * Rules within a ring. `never` lists specifiers of our libs and of npm, `neverFolders` folders of
 * the same ring. The rules do not apply to tests, stories and the files in `except`.
 */
export const zones = [
  {
    folders: ['libs/ui/src/primitives', 'libs/ui/src/theme'],
    never: ['@ablesbar/*'],
    neverFolders: ['libs/ui/src/reading', 'libs/ui/src/frame', 'libs/ui/src/texts'],
    why: 'primitives and theme know no domain and no texts, so that any product could use them.',
  },
  {
    folders: [
      'libs/api-client/src/http',
      'libs/api-client/src/application',
      'libs/api-client/src/session',
    ],
    except: /\.endpoints\.ts$/,
    never: ['@reduxjs/*'],
    neverFolders: ['libs/api-client/src/base', 'libs/api-client/src/job'],
    why: 'the login loads this before anything else, and RTK Query would weigh more than all of it.',
  },
  {
    folders: ['apps/portal/src/base', 'apps/server/src/base'],
    never: [],
    neverFolders: ['apps/portal/src', 'apps/server/src'],
    why: 'every feature stands on base, so base imports none of them.',
  },
  {
    folders: ['apps/server/src/database/migrations'],
    never: ['@ablesbar/*'],
    neverFolders: ['apps/server/src'],
    why: 'a migration has run somewhere already; it must not change with the living code.',
  },
];

const CALENDAR = 'libs/domain/src/calendar';

/**
 * Imports that are allowed in certain files only. Other files may not use them, not even in a test.
 * `what` is a package, a door of a lib, or a file without its ending; `importers` are files or folders.
 */
export const onlyFor = [
  {
    what: ['luxon'],
    importers: [`${CALENDAR}/berlin-time.ts`, `${CALENDAR}/calendar.laws.test.ts`],
    why: 'luxon has one home, calendar/berlin-time of domain: it would add 21 kB to every screen that computes with days (D171).',
  },
  {
    what: ['@ablesbar/domain/berlin-time', `${CALENDAR}/berlin-time`],
    importers: ['apps/server/src', `${CALENDAR}/berlin-time.test.ts`],
    why: 'berlin-time loads luxon and is for the server; what runs in a browser asks berlin-day or calendar-day (D171).',
  },
];

/**
 * Apps with one folder for each feature. The folders in `roof` import the features, and no feature
 * imports them. Every feature may import the folders in `floor`. If `byIndex` is true, features
 * import each other only through their index.ts. A lazy import may name a file, because it decides
 * which code is loaded together.
 */
export const featureHouses = [
  { folder: 'apps/portal/src', roof: ['app'], floor: ['base', 'testing'], byIndex: true },
  {
    folder: 'apps/server/src',
    roof: ['app', 'operator', 'demo'],
    floor: ['base', 'testing'],
    byIndex: false,
  },
];

/**
 * Parts that a lib does not export from its index.ts, with a name of their own: the design tokens,
 * because stylesheets must not load components, and the parts that are loaded after the first
 * screen.
 */
export const secondDoors = [
  'domain/berlin-time',
  'ui/theme',
  'ui/compact',
  'ui/meter-drawing',
  'ui/page-colours',
  'ui/contact',
  'ui/chart',
  'ui/observable',
  'api-client/pattern-matcher',
];
