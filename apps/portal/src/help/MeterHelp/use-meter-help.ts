import { useState } from 'react';
import { useMedia } from '@ablesbar/ui';

export interface MeterHelpState {
  /** Where there is room for it: beside the form, until somebody closes it. */
  readonly isBeside: boolean;
  /** Over the form, where there is none. */
  readonly isOver: boolean;
  /** By hand, so the focus goes with it. */
  readonly wasOpened: boolean;
  readonly wasClosed: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

export function useMeterHelp(): MeterHelpState {
  const isWide = useMedia('(min-width: 1024px)');
  const [wish, setWish] = useState<'opened' | 'closed' | null>(null);
  return {
    isBeside: isWide && wish !== 'closed',
    isOver: !isWide && wish === 'opened',
    wasOpened: wish === 'opened',
    wasClosed: wish === 'closed',
    open: () => setWish('opened'),
    close: () => setWish('closed'),
  };
}
