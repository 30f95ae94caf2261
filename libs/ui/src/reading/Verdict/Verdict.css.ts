import { style, styleVariants } from '@vanilla-extract/css';
import { doubtBand, vars } from '../../theme/vars.css';

const { color, space } = vars;

const base = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: `0 ${space[2]}`,
  marginTop: space[3],
});

export const verdict = styleVariants({
  valid: [base, { color: color.success }],
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
