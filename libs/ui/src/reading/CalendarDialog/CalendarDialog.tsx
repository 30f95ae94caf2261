import { useCallback, useEffect, useId, useState, type ComponentType } from 'react';
import { Drumming } from '../../primitives/Drumming/Drumming';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { CloseIcon } from '../../primitives/icons/close-icon';
import { useTexts } from '../../texts/use-texts';
import type { ReadingCalendarProps } from '../ReadingCalendar/ReadingCalendar';
import * as css from './CalendarDialog.css';

export type LoadCalendar = () => Promise<ComponentType<ReadingCalendarProps>>;

export interface CalendarDialogProps extends ReadingCalendarProps {
  readonly onClose: () => void;
  readonly load?: LoadCalendar;
}

/** It weighs as much as a whole screen, and most people read today. */
const loadOnDemand: LoadCalendar = async () =>
  (await import('../ReadingCalendar/ReadingCalendar')).ReadingCalendar;

type State =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly Calendar: ComponentType<ReadingCalendarProps> };

/** As long as it is rendered, it is open. */
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

  // With the element itself, so that the calendar finds it open when it takes the focus.
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
        // Whoever opened it closes it; otherwise both would disagree.
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // Beside it, as people close what only lies over the page.
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
