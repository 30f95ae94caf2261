import { style, styleVariants } from '@vanilla-extract/css';
import { doubtBand, forcedColours, vars } from '../../theme/vars.css';

const { color, space } = vars;

export const notice = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  overflow: 'hidden',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.cell,
  background: color.paper,
  color: color.ink,
});

const signBase = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '46px',
  color: color.paper,
  '@media': { [forcedColours]: { border: '1px solid CanvasText', color: 'CanvasText' } },
});

/** The cut-out part of the pictogram has the colour of the ground behind it. */
const on = (ground: string) => ({ background: ground, vars: { '--ab-glyph': ground } });

export const sign = styleVariants({
  info: [signBase, on(color.info)],
  success: [signBase, on(color.success)],
  // The icon on amber is black in both themes. The stripes beside it stand for doubt.
  warning: [
    signBase,
    {
      paddingLeft: '6px',
      background: `${doubtBand} 0 0 / 6px 100% no-repeat, ${color.warningMark}`,
      color: '#161b18',
      vars: { '--ab-glyph': color.warningMark },
    },
  ],
  error: [
    signBase,
    on(color.critical),
    { boxShadow: `inset -2px 0 ${color.critical}, inset -4px 0 ${color.paper}` },
  ],
});

export const words = style({ minWidth: 0, padding: `11px ${space[4]}` });
export const title = style({ fontWeight: 600 });
export const text = style({
  marginTop: '2px',
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  color: color.inkSoft,
});
export const action = style({ alignSelf: 'start' });
