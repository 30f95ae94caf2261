import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  minHeight: '44px',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { background: vars.color.sunken },
    '&:disabled, &[aria-disabled=true]': { color: vars.color.lineStrong, cursor: 'not-allowed' },
  },
});

export const framed = style([
  button,
  { width: '48px', minHeight: '48px', borderColor: vars.color.lineStrong },
]);
