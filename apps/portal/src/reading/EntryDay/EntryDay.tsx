import { formatDayWithWeekday, sayProblem } from '@ablesbar/i18n';
import { QuietLine, ReadingDateInput, useTexts } from '@ablesbar/ui';
import { checkReadingDate } from '@ablesbar/validation';
import { DATE_INPUT_ID } from '../input-ids';
import type { ReadingEntryState } from '../use-entry';

/** The day of the reading: nearly always today, so it is one line that says so. */
export function EntryDay({ entry }: { entry: ReadingEntryState }) {
  const texts = useTexts();
  const { t, language } = texts;
  const { day, today, dateWindow } = entry;
  if (entry.isDateHidden) return null;
  const problem = checkReadingDate(day, dateWindow);
  return (
    <QuietLine
      kind="section"
      title={t('reading_date_title')}
      said={day === today ? t('reading_date_today') : formatDayWithWeekday(day, language)}
      isNeeded={problem !== null}
    >
      <ReadingDateInput
        inputId={DATE_INPUT_ID}
        value={day}
        today={today}
        earliest={dateWindow.earliest}
        latest={dateWindow.latest}
        onChange={entry.chooseDay}
        {...(problem && { problem: sayProblem(texts, problem, 0) })}
      />
    </QuietLine>
  );
}
