import { useState } from 'react';
import { calendarDay } from '@ablesbar/domain';
import { formatDay } from '@ablesbar/i18n';
import { resetReadingDate } from '@ablesbar/validation';
import { Field } from '../../primitives/Field/Field';
import { Notice } from '../../primitives/Notice/Notice';
import { useTexts } from '../../texts/use-texts';
import type { DateFieldProps } from '../ReadingDateInput/date-field';
import * as css from './NativeDate.css';

/** A year that somebody is still typing, with keys at a phone: 0002, 0020, 0202. */
const isUnfinished = (typed: string) => typed.startsWith('0');

/** The system's own picker, which keeps no limits: a day outside of them becomes today again. */
export function NativeDate({ words, value, today, earliest, latest, onChange }: DateFieldProps) {
  const { t, language } = useTexts();
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const [wasReset, setWasReset] = useState(false);

  const change = (typed: string) => {
    setUnfinished(isUnfinished(typed) ? typed : null);
    if (isUnfinished(typed)) return;
    // An emptied field means what an untouched one means: today.
    const chosen = calendarDay(typed) ?? today;
    const { day, problem } = resetReadingDate(chosen, { earliest, latest }, today);
    setWasReset(problem !== null);
    onChange(day);
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
            onChange={(event) => change(event.target.value)}
            onBlur={() => setUnfinished(null)}
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
