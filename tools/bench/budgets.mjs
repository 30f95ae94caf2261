/** What the login loads before it can be used; the page itself is one request more. */
export const LOGIN = { budget: 110_000, aim: 95_000, files: 8 };

/** The wizard's first step, as multiples of React alone, measured in the same run. */
export const WIZARD = {
  budget: 1.25,
  aim: 1.15,
  requests: { budget: 3, aim: 2 },
  ready: { budget: 0.6, aim: 0.45 },
  key: { budget: 1.3, aim: 1 },
};

/** The element brings everything but its later steps, its words and its calendar to a foreign page. */
export const ELEMENT = { budget: 125_000 };

/** What no first screen needs; each comes when it is asked for. */
export const NEVER_FIRST = [
  'jsqr',
  '@e965/xlsx',
  'marked',
  'dompurify',
  'luxon',
  'i18next',
  'react-window',
  'recharts',
  'chart.js',
];

/** The wizard has its first words with it, and nothing to read or to choose a day with. */
export const NEVER_FIRST_IN_WIZARD = [
  ...NEVER_FIRST,
  're2js',
  'react-aria-components',
  '@reduxjs/toolkit',
];
