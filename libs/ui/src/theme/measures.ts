/** Spaces, corners, font and motion. The style sheets take them as custom properties. */
export const measures = {
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
    20: '80px',
  },
  radius: { cell: '2px', control: '4px' },
  font: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  quick: '150ms cubic-bezier(0.2, 0, 0, 1)',
  bar: '60px',
};

/** The sizes of type, in multiples of what the user has set in the browser. */
export const typeScale = {
  wideTitle: { fontSize: '2.25rem', lineHeight: 1.1111, fontWeight: 600 },
  title: { fontSize: '1.75rem', lineHeight: 1.1429, fontWeight: 600 },
  section: { fontSize: '1.375rem', lineHeight: 1.2727, fontWeight: 600 },
  part: { fontSize: '1.125rem', lineHeight: 1.3333, fontWeight: 600 },
  body: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 400 },
} as const;
