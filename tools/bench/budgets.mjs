/** The login with the whole eager stack: routes, store, persistence and texts all in the first load. */
const EAGER_STACK = 153_600;

export const LOGIN = { budget: 0.8 * EAGER_STACK, aim: 95_000 };

/** What no first screen needs; each comes when it is asked for. */
export const NEVER_FIRST = [
  'jsqr',
  'xlsx',
  '@e965/xlsx',
  'marked',
  'dompurify',
  'luxon',
  'react-window',
  'recharts',
  'chart.js',
];
