import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { CloseIcon } from '../icons/close-icon';
import * as css from './Dialog.css';

export interface DialogProps {
  readonly open: boolean;
  /** A statement, or a question whose answers stand on the buttons. */
  readonly title: string;
  readonly tone?: 'plain' | 'warning' | 'error';
  /** Wide as the screen allows, for something to look at. */
  readonly width?: 'normal' | 'wide';
  readonly children: ReactNode;
  /** The primary one last. */
  readonly actions: ReactNode;
  /** Names the cross at the top, for a dialog whose actions are not its ways out. */
  readonly closeLabel?: string;
  /** Escape, or a tap beside it where the system has one. */
  readonly onClose: () => void;
}

/** The browser's own dialog: it keeps the focus inside and gives it back. */
export function Dialog({ open, title, tone = 'plain', width = 'normal', ...props }: DialogProps) {
  const { children, actions, closeLabel, onClose } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [closings, setClosings] = useState(0);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    // The browser would take the first button: a stray Enter must not answer the question.
    titleRef.current?.focus();
    return () => dialog.close();
    // Closed by the browser while its owner wants it open: it comes back.
  }, [open, closings]);

  return (
    <dialog
      ref={ref}
      className={width === 'wide' ? `${css.dialog[tone]} ${css.wide}` : css.dialog[tone]}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The owner of `open` closes it; otherwise both would disagree.
        event.preventDefault();
        // A file input in it tells of its own cancelled choice with the same event.
        if (event.target === event.currentTarget) onClose();
      }}
      onClose={(event) => {
        // A browser may close it without asking, after a second Escape for one.
        if (!open || event.currentTarget.open) return;
        setClosings(closings + 1);
        onClose();
      }}
    >
      {open && (
        <div className={css.inside}>
          <div className={css.head}>
            <h2 id={titleId} ref={titleRef} tabIndex={-1}>
              {title}
            </h2>
            {closeLabel !== undefined && (
              <span className={css.close}>
                <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
              </span>
            )}
          </div>
          {children}
          <div className={css.actions}>{actions}</div>
        </div>
      )}
    </dialog>
  );
}
