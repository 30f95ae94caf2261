import { useMedia } from '@ablesbar/ui';

/**
 * A virtual list must know the height of its rows before it renders them, so CSS alone is not
 * enough.
 */
export function useNarrow(): boolean {
  const isNarrow = useMedia('(max-width: 1199px)');
  const scale = textScale();
  return isNarrow || (scale > 1 && window.innerWidth < 1200 * scale);
}

/** How much larger than usual the user's text is. The height of a row grows with it. */
export function textScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}
