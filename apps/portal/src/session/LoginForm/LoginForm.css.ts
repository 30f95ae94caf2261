import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[5], paddingTop: vars.space[6] });

/** Stands there from the start, or nobody would hear what it says; empty it takes no place in the grid. */
export const failure = style({ ':empty': { position: 'absolute' } });

/** Takes no room as long as it says nothing; the region itself has to stand there. */
export const hint = style({
  color: vars.color.inkSoft,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  ':empty': { marginTop: `calc(-1 * ${vars.space[5]})` },
});
