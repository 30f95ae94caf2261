import { useRef, useState } from 'react';
import { type CalendarDay, calendarDay } from '@ablesbar/domain';
import { formatDay, formatDayWithWeekday } from '@ablesbar/i18n';
import { resetReadingDate } from '@ablesbar/validation';
import { useMedia } from '../../frame/use-media';
import { Field, type FieldWords } from '../../primitives/Field/Field';
import { Notice } from '../../primitives/Notice/Notice';
import { useTexts } from '../../texts/use-texts';
import { type LoadCalendar, TypedDate } from '../TypedDate/TypedDate';
import * as css from './ReadingDateInput.css';

export interface ReadingDateInputProps {
  readonly inputId: string;
  /** Default: the reading date. */
  readonly label?: string;
  readonly value: CalendarDay;
  readonly today: CalendarDay;
  readonly earliest: CalendarDay;
  readonly latest: CalendarDay;
  readonly onChange: (day: CalendarDay) => void;
  readonly problem?: string | undefined;
  readonly loadCalendar?: LoadCalendar;
}

/** The day of the reading. Its weekday is shown below, because people remember weekdays. */
export function ReadingDateInput({ loadCalendar, ...props }: ReadingDateInputProps) {
  const { inputId, value, today, earliest, latest, onChange, problem } = props;
  const { t, language } = useTexts();
  // Below the width that the specification names, the system's own date picker is better.
  const isSmall = useMedia('(max-width: 639px)');
  const from = formatDay(earliest, language);
  const hint =
    latest === today
      ? t('reading_date_hint', { from })
      : t('reading_date_hint_until', { from, to: formatDay(latest, language) });
  const words = { inputId, label: props.label ?? t('reading_date_label'), hint, problem };
  const day = { value, today, earliest, latest, onChange };
  return (
    <div className={css.narrow}>
      {isSmall ? (
        <NativeDate words={words} {...day} />
      ) : (
        <TypedDate words={words} {...day} {...(loadCalendar && { loadCalendar })} />
      )}
      <p className={css.said}>{formatDayWithWeekday(value, language)}</p>
    </div>
  );
}

/** The props of both kinds of date field. */
export interface DateFieldProps {
  readonly words: FieldWords & { readonly inputId: string };
  readonly value: CalendarDay;
  readonly today: CalendarDay;
  readonly earliest: CalendarDay;
  readonly latest: CalendarDay;
  readonly onChange: (day: CalendarDay) => void;
}

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
            onKeyDown={(event) => {
              isTyping.current = true;
              if (event.key !== 'Enter' || unfinished === null) return;
              // The form is not sent with another day than the one that the user typed and saw.
              event.preventDefault();
              leave();
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
