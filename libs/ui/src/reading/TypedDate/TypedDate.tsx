import { useState } from 'react';
import type { CalendarDay } from '@ablesbar/domain';
import { formatDay, formatTypedDay, readTypedDay } from '@ablesbar/i18n';
import { Field } from '../../primitives/Field/Field';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { CalendarIcon } from '../../primitives/icons/action-icons';
import { Notice } from '../../primitives/Notice/Notice';
import { useTexts } from '../../texts/use-texts';
import { CalendarDialog, type LoadCalendar } from '../CalendarDialog/CalendarDialog';
import type { DateFieldProps } from '../ReadingDateInput/date-field';
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
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    // An emptied field means the same as an untouched field: today.
    const day = typed.trim() === '' ? today : read(typed);
    if (day !== null) onChange(day);
    // An unreadable text must not be sent as another day unnoticed: the notice names the day that is kept.
    else setUnreadable(typed);
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
                if (event.key === 'Enter') settle();
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
      <div role="status" className={css.notice}>
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
