import { useState } from 'react';
import { useMedia } from '@ablesbar/ui';

export interface MeterHelpState {
  /** The help is beside the form: there is room for it, and the user has not closed it. */
  readonly isBeside: boolean;
  /** The help is over the form: there is no room beside it, and the user has opened it. */
  readonly isOver: boolean;
  /** The user opened it, so the focus moves to it. */
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
