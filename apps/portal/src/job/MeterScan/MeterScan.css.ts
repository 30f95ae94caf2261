import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const question = style({ fontSize: '1rem', lineHeight: 1.5, fontWeight: 600 });
export const text = style({ color: vars.color.inkSoft });
/** Icons and words stand below the words above. */
export const jobs = style({
  margin: `0 calc(-1 * ${vars.space[4]})`,
  borderTop: `1px solid ${vars.color.line}`,
});
