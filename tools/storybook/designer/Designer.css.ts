import { from, vars } from '@ablesbar/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const intro = style({ maxWidth: '60ch', marginTop: space[3], color: color.inkSoft });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  marginTop: space[8],
  '@media': { [from[1024]]: { gridTemplateColumns: '300px minmax(0, 1fr)' } },
});
export const form = style({
  '@media': {
    [from[1024]]: {
      position: 'sticky',
      top: 0,
      alignSelf: 'start',
      maxHeight: '100dvh',
      overflowY: 'auto',
      // Room for the rings of the fields, which the scrolling box would cut off.
      margin: `0 calc(-1 * ${space[2]})`,
      padding: `0 ${space[2]} ${space[4]}`,
    },
  },
});
export const fields = style({ display: 'grid', gap: space[5], marginTop: space[4] });
export const legend = style({ fontWeight: 600 });
export const colourRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 64px',
  gap: space[2],
  alignItems: 'end',
});
export const colourPicker = style({
  width: '64px',
  height: '48px',
  padding: space[1],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.paper,
});

export const views = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
});
/** Both themes side by side where there is room for two phones. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: space[4],
  marginTop: space[4],
});
export const caption = style({ fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 });
export const window = style({
  height: '680px',
  marginTop: space[2],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});
export const frame = style({ display: 'block', width: '100%', height: '100%', border: 0 });

export const pairs = style({ display: 'grid', gap: space[4], marginTop: space[3] });
export const measured = style({ display: 'flex', gap: space[3] });
export const sample = style({
  flex: 'none',
  width: '56px',
  height: '48px',
  border: '1px solid',
  borderRadius: vars.radius.control,
  fontSize: '1.25rem',
  lineHeight: '46px',
  textAlign: 'center',
});
export const sampleLine = style({
  display: 'block',
  height: '4px',
  margin: '21px 8px',
  background: 'currentColor',
});
export const pairName = style({ fontWeight: 600 });

/** On a phone the letter keeps a readable size and scrolls. */
export const desk = style({ marginTop: space[4], overflowX: 'auto' });
export const paper = style({
  position: 'relative',
  minWidth: '560px',
  maxWidth: '760px',
  aspectRatio: '210 / 297',
  border: `1px solid ${color.lineMid}`,
  background: '#ffffff',
  color: '#000000',
  fontFamily: '"DejaVu Sans", Verdana, sans-serif',
  lineHeight: 1.35,
  containerType: 'inline-size',
  overflow: 'hidden',
});
// The unit of the letter's measures; a container cannot use its own width, so its parts do.
globalStyle(`${paper} > *`, { vars: { '--ab-mm': 'calc(100cqw / 210)' } });
globalStyle(`${paper} svg`, { minWidth: 0, maxWidth: 'none' });
export const logo = style({ objectFit: 'contain', objectPosition: 'right top' });

export const file = style({ display: 'grid', gap: space[3], marginTop: space[6] });
export const fileActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const fileText = style({ maxWidth: '60ch', color: color.inkSoft });
export const lines = style({
  margin: 0,
  maxHeight: '320px',
  padding: space[4],
  overflow: 'auto',
  background: color.sunken,
  fontSize: '0.875rem',
});
