import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const prose = style({ maxWidth: '64ch', overflowWrap: 'anywhere' });
globalStyle(`${prose} > * + *`, { marginTop: space[4] });
globalStyle(`${prose} h2`, {
  borderTop: `2px solid ${color.ink}`,
  paddingTop: space[4],
  marginTop: space[10],
});
globalStyle(`${prose} h3`, { marginTop: space[8], fontSize: '1.125rem', lineHeight: 1.3333 });
globalStyle(`${prose} :is(h4, h5, h6)`, { fontSize: '1rem' });
globalStyle(`${prose} > :first-child`, { marginTop: 0 });
globalStyle(`${prose} h3 + *`, { marginTop: space[2] });
globalStyle(`${prose} li`, { position: 'relative', paddingLeft: space[6] });
globalStyle(`${prose} li + li`, { marginTop: space[2] });
globalStyle(`${prose} ul > li::before`, {
  content: '""',
  position: 'absolute',
  left: 0,
  top: '11px',
  width: '8px',
  height: '2px',
  background: color.ink,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
globalStyle(`${prose} ol`, { counterReset: 'step' });
/** Numbers look like small drums, as in the drawings. */
globalStyle(`${prose} ol > li`, { counterIncrement: 'step', paddingLeft: space[8] });
globalStyle(`${prose} ol > li::before`, {
  content: 'counter(step)',
  position: 'absolute',
  left: 0,
  top: '1px',
  minWidth: '18px',
  padding: '0 2px',
  borderRadius: vars.radius.cell,
  background: color.drum,
  color: color.digit,
  fontSize: '0.875rem',
  lineHeight: 1.5714,
  fontWeight: 600,
  textAlign: 'center',
  '@media': {
    print: { background: 'none', color: 'inherit', outline: '1px solid' },
    '(forced-colors: active)': { outline: '1px solid CanvasText' },
  },
});
globalStyle(`${prose} a:not([href])`, { textDecoration: 'none', color: 'inherit' });
globalStyle(`${prose} :is(table, pre)`, { display: 'block', overflowX: 'auto' });
globalStyle(`${prose} :is(th, td)`, {
  padding: `${space[2]} ${space[4]} ${space[2]} 0`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'left',
});
globalStyle(`${prose} img`, { maxWidth: '100%', height: 'auto' });
globalStyle(`${prose} blockquote`, {
  margin: 0,
  paddingLeft: space[4],
  borderLeft: `4px solid ${color.lineMid}`,
});

/** Keeps the line breaks, the only formatting that is known without the markdown parser. */
export const asWritten = style({ whiteSpace: 'pre-wrap' });

/** In the place of a picture that did not load. */
export const missingPicture = style({
  display: 'block',
  padding: space[4],
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  color: color.inkSoft,
});
