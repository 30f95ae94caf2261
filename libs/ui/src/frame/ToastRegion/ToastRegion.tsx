import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Notices, useObserved } from '../../observable';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { CloseIcon } from '../../primitives/icons/frame-icons';
import { Notice, type Tone } from '../../primitives/Notice/Notice';
import { useTexts } from '../../texts/use-texts';
import * as css from './ToastRegion.css';

export interface ToastRegionProps {
  readonly notices: Pick<Notices, 'get' | 'subscribe' | 'close'>;
}

/** Tells what has just happened. The page itself also shows everything that a toast says. */
export function ToastRegion({ notices }: ToastRegionProps) {
  const { t } = useTexts();
  const shown = useObserved(notices);
  const region = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (shown.length === 0) return;
    const follow = () => avoidFocus(region.current);
    follow();
    // In an embedded form, the document does not hear of a focus that moves within the shadow root.
    const roots = new Set([document, region.current?.getRootNode() ?? document]);
    for (const root of roots) root.addEventListener('focusin', follow);
    return () => roots.forEach((root) => root.removeEventListener('focusin', follow));
  }, [shown]);

  return (
    <section ref={region} className={css.region} aria-label={t('notice_region_label')}>
      {shown.map(({ id, type, title, message, values }) => (
        <Toast
          key={id}
          toast={{ id, type, title: t(title, values), message: t(message, values) }}
          onClose={() => notices.close(id)}
        />
      ))}
    </section>
  );
}

/**
 * The toasts cover nothing that has the focus (WCAG 2.4.11). On a phone they stand in the half of the window
 * that it is not in; in a wide window at the bottom if it is below their place at the top.
 */
function avoidFocus(region: HTMLElement | null): void {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  // Toasts that moved away from their own button could not be closed.
  if (region === null || region.contains(focused)) return;
  const box = focused === document.body ? null : focused?.getBoundingClientRect();
  region.toggleAttribute('data-at-top', !!box && box.top + box.bottom > window.innerHeight);
  region.removeAttribute('data-at-bottom');
  const place = region.getBoundingClientRect();
  region.toggleAttribute('data-at-bottom', !!box && overlaps(box, place));
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || one.left >= other.right;
  return !isBeside && one.top < other.bottom && one.bottom > other.top;
}

interface ToastWords {
  readonly id: string;
  readonly type: Tone;
  readonly title: string;
  readonly message: string | null;
}

const SHOWN_MS = 10_000;

/** One message of the region. It stays long enough to be read, and as long as the user is reading. */
function Toast({ toast, onClose }: { toast: ToastWords; onClose: () => void }) {
  const { t } = useTexts();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;

  // A new `onClose` for the same toast must not restart its time.
  const close = useEffectEvent(onClose);
  // A user who points at the toast or has the focus in it is still reading. The time restarts afterwards.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    <div
      className={css.toast}
      onMouseEnter={() => setIsPointedAt(true)}
      onMouseLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Notice
        tone={toast.type}
        title={toast.title}
        live={toast.type === 'error' ? 'assertive' : 'polite'}
        action={
          <IconButton
            label={t('notice_close_action')}
            icon={<CloseIcon size={20} />}
            onClick={onClose}
          />
        }
      >
        {toast.message}
      </Notice>
    </div>
  );
}
