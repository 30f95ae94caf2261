import { from, vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const told = style({
  display: 'grid',
  gap: `${space[2]} ${space[4]}`,
  marginBottom: space[8],
  '@media': {
    [from[640]]: { gridTemplateColumns: '44px 1fr' },
    // The printed slip is enough without this text.
    print: { display: 'none' },
  },
});
export const sign = style({ color: color.success, lineHeight: 0, zoom: '1.8' });
export const lead = style({ marginTop: space[2], fontSize: '1.125rem' });
export const keep = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  margin: `${space[4]} 0 ${space[10]}`,
  '@media': { print: { display: 'none' } },
});
export const mail = style({
  '@media': { print: { display: 'none' } },
});
export const mails = style({ display: 'grid', gap: space[5] });
export const mailMeter = style({ marginBottom: space[1], overflowWrap: 'anywhere' });
export const onScreen = style({
  marginBottom: space[6],
  '@media': { print: { display: 'none' } },
});
export const hint = style({ color: color.inkSoft });
export const names = style({ display: 'grid', gap: space[4], marginTop: space[4] });
export const keepContact = style({
  marginTop: space[10],
  '@media': { print: { display: 'none' } },
});
export const again = style({ marginTop: space[4] });
