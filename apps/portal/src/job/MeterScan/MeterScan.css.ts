import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const question = style({ fontSize: '1rem', lineHeight: 1.5, fontWeight: 600 });
export const text = style({ color: vars.color.inkSoft });
export const jobs = style({ borderTop: `1px solid ${vars.color.line}` });
