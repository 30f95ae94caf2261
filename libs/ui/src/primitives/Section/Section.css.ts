import { globalStyle, style } from '@vanilla-extract/css';
import { compact } from '../../theme/compact';
import { vars } from '../../theme/vars.css';
import { hiddenRules } from '../VisuallyHidden/VisuallyHidden.css';

const { color, space } = vars;

export const section = style({
  borderTop: `2px solid ${color.ink}`,
  paddingTop: space[4],
  marginTop: space[6],
  selectors: { '&:first-child': { marginTop: 0 } },
});

export const firstOnPhone = style([
  section,
  { '@media': compact({ borderTop: 0, paddingTop: 0, marginTop: 0 }) },
]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  // An aside that wraps keeps its distance: a tall one reaches over its line (see the wizard's scan).
  gap: space[4],
  marginBottom: space[4],
});

// A heading that is not seen leaves no gap.
globalStyle(`${firstOnPhone} > ${head}:not(:has(> :not(h2, :empty)))`, {
  '@media': compact({ marginBottom: 0 }),
});
// Its own heading alone: a dialog of the section has one of its own.
globalStyle(`${firstOnPhone} > ${head} > h2`, { '@media': compact(hiddenRules) });

export const aside = style({
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  color: color.inkSoft,
});
