import { useLayoutEffect, useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { CloseIcon } from '../icons/frame-icons';
import * as css from './Dialog.css';

export interface DialogProps {
  readonly open: boolean;
  /** A statement, or a question whose answers are the buttons. */
  readonly title: string;
  readonly tone?: 'plain' | 'warning' | 'error';
  /** 'wide': as wide as the screen allows, for a picture or a table. */
  readonly width?: 'normal' | 'wide';
  readonly children: ReactNode;
  /** The primary action comes last. */
  readonly actions: ReactNode;
  /** The label of the cross at the top, for a dialog whose actions do not close it. */
  readonly closeLabel?: string;
  /** Called on Escape or another close request of the system, and by the cross. */
  readonly onClose: () => void;
}

/** The browser's own dialog: it keeps the focus inside and restores it after closing. */
export function Dialog({ open, title, tone = 'plain', width = 'normal', ...props }: DialogProps) {
  const { children, actions, closeLabel, onClose } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [closings, setClosings] = useState(0);

  // Before the page is painted, so that a dialog that goes as a whole closes while it is still in the
  // page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    // The browser would focus the first button, and an accidental Enter must not answer the question.
    titleRef.current?.focus();
    return () => {
      const root = dialog.getRootNode();
      dialog.close();
      bringBackCaret(root);
    };
    // `closings` opens the dialog again if the browser has closed it while its owner wants it open.
  }, [open, closings]);

  return (
    <dialog
      ref={ref}
      className={width === 'wide' ? `${css.dialog[tone]} ${css.wide}` : css.dialog[tone]}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Only the owner of `open` closes the dialog; otherwise `open` and the dialog could differ.
        event.preventDefault();
        // A file input inside the dialog fires the same event when the user cancels the choice of a file.
        if (event.target === event.currentTarget) onClose();
      }}
      onClose={(event) => {
        // A browser may close the dialog without asking, for example after a second Escape.
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

/** Chromium gives a field its focus back, but not its caret: keys would type nowhere. */
function bringBackCaret(root: Node): void {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const field = root.activeElement;
  const hasText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  // Fields without a caret, such as a checkbox, have no selection.
  if (!hasText || field.selectionStart === null) return;
  field.setSelectionRange(field.selectionStart, field.selectionEnd);
}
