import { style, type StyleRule } from '@vanilla-extract/css';

export const hiddenRules = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;
export const hidden = style(hiddenRules);
