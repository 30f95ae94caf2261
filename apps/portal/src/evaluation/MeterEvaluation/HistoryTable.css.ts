import { vars } from '@ablesbar/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;
const line = `1px solid ${color.line}`;

/** Five columns need room, and more of it with large text; `meter` is the container. */
const folded = '(max-width: 36em)';
/** A ticket narrower than its words and its numbers together; on a phone with large text. */
const single = '(max-width: 17em)';

/** In a narrow window each row becomes a ticket: labels on the left, numbers on the right. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  '@container': { [folded]: { display: 'block' } },
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[3]} ${space[3]} ${space[3]} 0`,
  borderBottom: line,
  textAlign: 'left',
  verticalAlign: 'top',
  fontWeight: 400,
});
globalStyle(`${table} tr > :last-child`, { paddingRight: 0 });
globalStyle(`${table} tr`, { '@media': { print: { breakInside: 'avoid' } } });
globalStyle(`${table} :is(tbody, td, th)`, { '@container': { [folded]: { display: 'block' } } });
globalStyle(`${table} :is(td, tbody th)`, {
  '@container': { [folded]: { border: 0, padding: 0 } },
});

export const head = style({
  '@container': {
    // Hidden only visually: screen readers still read the names of the columns.
    [folded]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
    },
  },
});
globalStyle(`${head} th`, {
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.lineStrong}`,
  color: color.inkSoft,
  fontSize: '0.8125rem',
  lineHeight: 1.2308,
  fontWeight: 600,
  verticalAlign: 'baseline',
});

const ticket = {
  display: 'grid',
  // Long words on the right wrap; otherwise those on the left would, letter by letter.
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  gap: `2px ${space[3]}`,
  padding: `${space[3]} 0`,
  borderBottom: line,
} as const;
const inOneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;
export const row = style({ '@container': { [folded]: ticket, [single]: inOneColumn } });
export const year = style({
  '@container': { [folded]: { ...ticket, borderColor: color.lineStrong }, [single]: inOneColumn },
});
globalStyle(`${table} .${year} > *`, {
  paddingTop: space[5],
  borderBottom: `1px solid ${color.lineStrong}`,
  fontWeight: 600,
});

globalStyle(`${table} .${row} > th`, { whiteSpace: 'nowrap' });
export const number = style({ whiteSpace: 'nowrap' });
globalStyle(`${table} .${number}`, {
  textAlign: 'right',
  '@container': { [single]: { textAlign: 'left' } },
});
/** In a narrow window the column's name is beside its number. */
export const named = style({
  selectors: {
    '&::before': {
      '@container': {
        [folded]: {
          content: 'attr(data-label) "\\a0"',
          color: color.inkMute,
          fontSize: '0.875rem',
        },
      },
    },
  },
});
globalStyle(`${table} .${year} > *`, {
  '@container': { [folded]: { paddingTop: 0, border: 0 } },
});
/** The positions within the ticket. */
const below = { gridArea: 'auto' } as const;
export const topRight = style({
  '@container': { [folded]: { gridArea: '1 / 2' }, [single]: below },
});
export const left = style({
  '@container': { [folded]: { gridArea: '2 / 1 / 4' }, [single]: below },
});
export const right = style({ '@container': { [folded]: { gridColumn: 2 }, [single]: below } });
/** The words of a plain button stand where other words do. */
export const change = style({ marginLeft: `calc(-1 * ${space[4]})` });
export const mark = style({
  display: 'block',
  whiteSpace: 'normal',
  color: color.inkSoft,
  fontSize: '0.875rem',
});
