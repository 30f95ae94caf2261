import { type PointerEvent, useRef } from 'react';

/** A finger that moves less has not swiped. */
const FAR = 72;
/** A swipe goes sideways: whatever is steeper scrolls the page. */
const FLAT = 2;

export interface Swipes {
  readonly onLeft: () => void;
  readonly onRight: () => void;
}

/**
 * Swipes of one finger across a card; each has a button, too. The card needs `touch-action: pan-y
 * pinch-zoom`: then the browser scrolls and takes the finger away from here.
 */
export function useSwipe({ onLeft, onRight }: Swipes) {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(
    null,
  );
  const end = () => {
    start.current = null;
  };
  return {
    onPointerDown({
      pointerId: id,
      pointerType,
      isPrimary,
      clientX,
      clientY,
      target,
    }: PointerEvent) {
      const isOneFinger = pointerType === 'touch' && isPrimary;
      // A dialog of the card lies above it.
      const isOfDialog = target instanceof Element && target.closest('dialog') !== null;
      start.current = isOneFinger && !isOfDialog ? { id, x: clientX, y: clientY } : null;
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = start.current;
      end();
      if (from === null || from.id !== pointerId) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (Math.abs(x) < FAR || Math.abs(x) < FLAT * Math.abs(y)) return;
      if (x < 0) onLeft();
      else onRight();
    },
    onPointerCancel: end,
  };
}
