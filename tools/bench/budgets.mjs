/** Everything that the login loads before it can be used. The page itself is one more request. */
export const LOGIN = { budget: 110_000, aim: 95_000, files: 3 };

/** The wizard's first step, as multiples of React alone, measured in the same run. */
export const WIZARD = {
  budget: 1.25,
  aim: 1.15,
  requests: { budget: 3, aim: 2 },
  ready: { budget: 0.6, aim: 0.45 },
  key: { budget: 1.3, aim: 1 },
};

/** The element loads everything but its later steps, its texts and its calendar. */
export const ELEMENT = { budget: 110_000 };

/** Packages that no first screen needs. Each is loaded on demand. */
export const NEVER_FIRST = [
  'jsqr',
  'zxing-wasm',
  '@e965/xlsx',
  'marked',
  'dompurify',
  'luxon',
  'i18next',
  'react-window',
  'recharts',
  'chart.js',
];

/** The wizard's first step needs neither the pattern matcher nor the calendar nor a store. */
export const NEVER_FIRST_IN_WIZARD = [
  ...NEVER_FIRST,
  're2js',
  'react-aria-components',
  '@reduxjs/toolkit',
];
