// The rings of the house (see README.md). One table; eslint.config.mjs turns it into lint rules,
// and tools/checks/rings.test.mjs proves that every forbidden import is refused.

/** @typedef {{ mayImport: string[], bannedPackages: string[] | 'all', why: string }} Ring */

/** @type {Record<string, Ring>} */
export const rings = {
  domain: {
    mayImport: [],
    bannedPackages: 'all',
    why: 'domain says what things are; it imports nothing, so that it runs anywhere and can be read alone.',
  },
  validation: {
    mayImport: ['domain'],
    bannedPackages: 'all',
    why: 'validation answers "is this acceptable?" from domain objects alone; both server and browser run it.',
  },
  i18n: {
    mayImport: ['domain', 'validation'],
    bannedPackages: ['react*', '@reduxjs/*', 'localforage', 'redux-persist'],
    why: 'i18n turns codes and numbers into words; how words reach a screen is the business of ui and apps.',
  },
  'api-client': {
    mayImport: ['domain', 'validation'],
    bannedPackages: [
      'react',
      'react-dom',
      'react-router*',
      'localforage',
      'redux-persist',
      'i18next',
    ],
    why: 'api-client speaks to the server; it knows no screen, no text and no queue.',
  },
  'offline-queue': {
    mayImport: ['domain', 'validation'],
    bannedPackages: ['react', 'react-dom', 'react-redux', 'react-router*', 'i18next'],
    why: 'offline-queue keeps what has not arrived; it is given a send port and knows no endpoint and no screen.',
  },
  ui: {
    mayImport: ['domain', 'validation', 'i18n'],
    bannedPackages: ['@reduxjs/*', 'react-redux', 'react-router*', 'redux-persist', 'localforage'],
    why: 'ui shows and asks; it has no store, no fetch and no router, so every part stands in Storybook alone.',
  },
  portal: {
    mayImport: ['domain', 'validation', 'i18n', 'api-client', 'offline-queue', 'ui'],
    bannedPackages: ['fastify', 'kysely', 'pg'],
    why: 'portal is composed of the libs; apps never import each other.',
  },
  'anonymous-wizard': {
    mayImport: ['domain', 'validation', 'i18n', 'api-client', 'ui'],
    bannedPackages: ['fastify', 'kysely', 'pg', 'redux-persist', 'localforage'],
    why: 'the wizard has no queue (decision 17); apps never import each other.',
  },
  server: {
    mayImport: ['domain', 'validation', 'i18n'],
    bannedPackages: ['react*', '@reduxjs/*', 'redux-persist', 'localforage'],
    why: 'server shares the rules with the browser, never its screens or its state.',
  },
  'portal-e2e': {
    mayImport: ['domain'],
    bannedPackages: ['react*', '@reduxjs/*'],
    why: 'the journeys drive the built apps from outside, as a person does.',
  },
};

export const layerOf = {
  domain: 'layer:domain',
  validation: 'layer:rules',
  i18n: 'layer:texts',
  'api-client': 'layer:data',
  'offline-queue': 'layer:data',
  ui: 'layer:ui',
};
