import { useCallback, useEffect, useId, useState, type ComponentType } from 'react';
import { Drumming } from '../../primitives/Drumming/Drumming';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { CloseIcon } from '../../primitives/icons/frame-icons';
import { useTexts } from '../../texts/use-texts';
import type { ReadingCalendarProps } from '../ReadingCalendar/ReadingCalendar';
import * as css from './CalendarDialog.css';

export type LoadCalendar = () => Promise<ComponentType<ReadingCalendarProps>>;

export interface CalendarDialogProps extends ReadingCalendarProps {
  readonly onClose: () => void;
  readonly load?: LoadCalendar;
}

/** Loaded on demand: the calendar is as large as a whole screen's code, and most readings are of today. */
const loadOnDemand: LoadCalendar = async () =>
  (await import('../ReadingCalendar/ReadingCalendar')).ReadingCalendar;

type State =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly Calendar: ComponentType<ReadingCalendarProps> };

/** The dialog is open as long as it is rendered. */
export function CalendarDialog({ onClose, load = loadOnDemand, ...calendar }: CalendarDialogProps) {
  const { t } = useTexts();
  const titleId = useId();
  const [state, setState] = useState<State>({ kind: 'loading' });

  useEffect(() => {
    void load().then(
      (Calendar) => setState({ Calendar }),
      () => setState({ kind: 'failed' }),
    );
  }, [load]);

  // Opened as soon as the element exists, so that it is open when the calendar takes the focus.
  const show = useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal();
    return () => dialog.close();
  }, []);

  return (
    <dialog
      ref={show}
      className={css.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Only the component that opened the dialog closes it; otherwise the two could differ.
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // A click beside the dialog closes it, as users expect.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={css.inside}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {t('reading_date_choose')}
          </h2>
          <IconButton label={t('reading_date_close')} icon={<CloseIcon />} onClick={onClose} />
        </div>
        {'Calendar' in state ? (
          <state.Calendar {...calendar} />
        ) : (
          <p role="status" className={css.loading}>
            {state.kind === 'loading' && <Drumming />}
            {t(state.kind === 'loading' ? 'reading_date_loading' : 'reading_date_failed')}
          </p>
        )}
      </div>
    </dialog>
  );
}
