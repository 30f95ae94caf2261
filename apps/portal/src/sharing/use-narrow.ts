import { useMedia } from '@ablesbar/ui';

/** Rows of a virtual list have to know their height before they are drawn, so styles alone do not do. */
export const useNarrow = () => useMedia('(max-width: 1199px)');
