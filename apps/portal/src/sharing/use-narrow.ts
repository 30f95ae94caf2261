import { useMedia } from '@ablesbar/ui';

/**
 * A virtual list must know the height of its rows before it renders them, so CSS alone is not
 * enough.
 */
export const useNarrow = () => useMedia('(max-width: 1199px)');
