import { style, styleVariants } from '@vanilla-extract/css';
import { doubtBand, vars } from '../../theme/vars.css';

const { color, space } = vars;

const base = style({ marginTop: space[3] });

export const verdict = styleVariants({
  valid: [base, { color: color.success }],
  noted: [base, { color: color.inkSoft }],
  warning: [
    base,
    {
      padding: `${space[4]} ${space[4]} ${space[4]} 22px`,
      background: `${doubtBand} 0 0 / 6px 100% no-repeat, ${color.warningTint}`,
      color: color.warning,
      vars: { '--ab-glyph': color.warningTint },
      '@media': { '(forced-colors: active)': { borderLeft: '6px dashed CanvasText' } },
    },
  ],
  error: [base, { color: color.critical }],
});

export const title = style({ fontWeight: 600 });
export const reason = style({
  marginTop: space[1],
  color: color.inkSoft,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
});

export const says = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: `0 ${space[2]}`,
});
/** Aligned with the words above, not with the icon. */
export const why = style({ paddingLeft: `calc(24px + ${space[2]})`, color: color.ink });
export const question = style({ marginTop: space[1], color: color.ink });
export const answers = style({ display: 'flex', gap: space[2], marginTop: space[3] });
export const suggestion = style({
  marginTop: space[2],
  paddingLeft: `calc(24px + ${space[2]})`,
});
/** The picture is beside the words if there is enough width, and below them on a phone. */
export const beside = style({
  display: 'grid',
  gap: space[4],
  '@container': { '(min-width: 520px)': { gridTemplateColumns: 'minmax(0, 1fr) 200px' } },
});
/** Reserves room for the picture before it is loaded, so that nothing moves. */
export const picture = style({ maxWidth: '240px', aspectRatio: '240 / 172' });
