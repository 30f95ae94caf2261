import { type ComponentType, useCallback, useEffect, useId, useState } from 'react';
import type { CalendarDay } from '@ablesbar/domain';
import { formatDay, formatTypedDay, readTypedDay } from '@ablesbar/i18n';
import { Spinner } from '../../primitives/Spinner/Spinner';
import { Field } from '../../primitives/Field/Field';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { CalendarIcon } from '../../primitives/icons/action-icons';
import { CloseIcon } from '../../primitives/icons/frame-icons';
import { Notice } from '../../primitives/Notice/Notice';
import { useTexts } from '../../texts/use-texts';
import type { ReadingCalendarProps } from '../ReadingCalendar/ReadingCalendar';
import type { DateFieldProps } from '../ReadingDateInput/ReadingDateInput';
import { notice } from '../ReadingDateInput/ReadingDateInput.css';
import * as css from './TypedDate.css';

export interface TypedDateProps extends DateFieldProps {
  readonly loadCalendar?: LoadCalendar;
}

/** Whether the year is complete: more digits cannot turn the text into another day. */
const hasWholeYear = (typed: string) => /(^|\D)\d{4}(\D|$)|^\d{8}$/.test(typed.trim());

/** Typing a day is faster than choosing it. The calendar is for users who think in weeks. */
export function TypedDate({ words, loadCalendar, ...props }: TypedDateProps) {
  const { value, today, earliest, latest, onChange } = props;
  const { t, language } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const read = (text: string) => readTypedDay(text, { language, latest });

  const type = (text: string) => {
    setTyped(text);
    setUnreadable(null);
    const day = hasWholeYear(text) ? read(text) : null;
    if (day !== null) onChange(day);
  };
  /** Returns whether the text was a day. */
  const settle = (): boolean => {
    if (typed === null) return true;
    setTyped(null);
    // An emptied field means the same as an untouched field: today.
    const day = typed.trim() === '' ? today : read(typed);
    if (day !== null) onChange(day);
    // An unreadable text must not be sent as another day unnoticed: the notice names the day that is kept.
    else setUnreadable(typed);
    return day !== null;
  };
  const choose = (day: CalendarDay) => {
    setIsOpen(false);
    setTyped(null);
    setUnreadable(null);
    onChange(day);
  };

  return (
    <>
      <Field {...words}>
        {(control) => (
          <div className={css.beside}>
            <input
              {...control}
              type="text"
              inputMode="text"
              autoComplete="off"
              spellCheck={false}
              value={typed ?? formatTypedDay(value, language)}
              onChange={(event) => type(event.target.value)}
              onBlur={settle}
              onKeyDown={(event) => {
                // The form is not sent with the day that is kept before the user has seen the notice.
                if (event.key === 'Enter' && !settle()) event.preventDefault();
              }}
            />
            <IconButton
              framed
              label={t('reading_date_calendar')}
              icon={<CalendarIcon />}
              onClick={() => setIsOpen(true)}
            />
          </div>
        )}
      </Field>
      <div role="status" className={notice}>
        {unreadable !== null && (
          <Notice tone="warning" title={t('reading_date_unreadable_title', { text: unreadable })}>
            {t('reading_date_unreadable_text', {
              example: formatTypedDay(today, language),
              day: formatDay(value, language),
            })}
          </Notice>
        )}
      </div>
      {isOpen && (
        <CalendarDialog
          value={value < earliest ? earliest : value > latest ? latest : value}
          today={today}
          earliest={earliest}
          latest={latest}
          onChange={choose}
          onClose={() => setIsOpen(false)}
          {...(loadCalendar && { load: loadCalendar })}
        />
      )}
    </>
  );
}

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
            {state.kind === 'loading' && <Spinner />}
            {t(state.kind === 'loading' ? 'reading_date_loading' : 'reading_date_failed')}
          </p>
        )}
      </div>
    </dialog>
  );
}
