import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } });

export const drums = style({ display: 'inline-flex', gap: '2px' });

export const drum = style({
  width: '7px',
  height: '12px',
  borderRadius: '1px',
  background: 'currentColor',
  opacity: 0.7,
  animation: `${turn} 900ms infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: '150ms' },
    '&:nth-child(3)': { animationDelay: '300ms' },
  },
});
