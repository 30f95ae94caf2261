import { useEffect, useEffectEvent, useState } from 'react';
import { CloseIcon } from '../../primitives/icons/frame-icons';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Notice, type Tone } from '../../primitives/Notice/Notice';
import { useTexts } from '../../texts/use-texts';
import * as css from './Toast.css';

export interface ToastWords {
  readonly id: string;
  readonly type: Tone;
  readonly title: string;
  readonly message: string | null;
}

const SHOWN_MS = 10_000;

/** One message of the region. It stays long enough to be read, and as long as the user is reading. */
export function Toast({ toast, onClose }: { toast: ToastWords; onClose: () => void }) {
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
