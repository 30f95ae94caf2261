import { useRef, useState } from 'react';
import { calendarDay, type CalendarDay } from '@ablesbar/domain';
import { formatDay } from '@ablesbar/i18n';
import { resetReadingDate } from '@ablesbar/validation';
import { Field } from '../../primitives/Field/Field';
import { Notice } from '../../primitives/Notice/Notice';
import { useTexts } from '../../texts/use-texts';
import type { DateFieldProps } from '../ReadingDateInput/date-field';
import * as css from './NativeDate.css';

/**
 * The system's own date picker. It does not enforce the limits, so a day outside them is reset to today. A
 * user who types enters the day part by part, and the field contains other days meanwhile. A day outside the
 * limits is therefore reset only when the user leaves the field.
 */
export function NativeDate({ words, value, today, earliest, latest, onChange }: DateFieldProps) {
  const { t, language } = useTexts();
  const isTyping = useRef(false);
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const [wasReset, setWasReset] = useState(false);

  const take = (chosen: CalendarDay) => {
    const { day, problem } = resetReadingDate(chosen, { earliest, latest }, today);
    setUnfinished(null);
    setWasReset(problem !== null);
    onChange(day);
  };
  const change = (typed: string) => {
    const day = calendarDay(typed);
    const isPossible = day !== null && earliest <= day && day <= latest;
    if (isTyping.current && !isPossible) setUnfinished(typed);
    // An emptied field means the same as an untouched field: today.
    else take(day ?? today);
  };
  const leave = () => {
    isTyping.current = false;
    if (unfinished !== null) take(calendarDay(unfinished) ?? today);
  };

  return (
    <>
      <Field {...words}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={unfinished ?? value}
            min={earliest}
            max={latest}
            onKeyDown={() => {
              isTyping.current = true;
            }}
            onChange={(event) => change(event.target.value)}
            onBlur={leave}
          />
        )}
      </Field>
      <div role="status" className={css.notice}>
        {wasReset && (
          <Notice tone="warning" title={t('reading_date_reset_title')}>
            {t('reading_date_reset_text', {
              from: formatDay(earliest, language),
              to: formatDay(latest, language),
            })}
          </Notice>
        )}
      </div>
    </>
  );
}
