import type { DeadlineStatistics, OpenDeadline } from '@ablesbar/domain';
import { formatDayWithWeekday } from '@ablesbar/i18n';
import { Button, Expandable, ProgressRow, Section, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { DeadlineMeters } from './DeadlineMeters';
import { saveDeadlines } from './save-deadlines';
import * as css from './DeadlineSection.css';

export interface DeadlineSectionProps {
  readonly byDeadline: readonly DeadlineStatistics[];
  /** Deadlines still ahead, for which a calendar entry makes sense. */
  readonly ahead: readonly OpenDeadline[];
}

/** The jobs grouped by deadline; each deadline expands to its meters. */
export function DeadlineSection({ byDeadline, ahead }: DeadlineSectionProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const { ports, application } = usePortal();
  return (
    <Section title={t('jobs_deadline_title')}>
      <div className={css.deadlines}>
        {byDeadline.map(({ day, progress, jobs }) => (
          <Expandable
            key={day}
            summary={
              <ProgressRow
                name={
                  <strong className={css.day}>
                    {day === null
                      ? t('jobs_no_deadline_text')
                      : formatDayWithWeekday(day, language)}
                  </strong>
                }
                progress={progress}
              />
            }
          >
            <DeadlineMeters jobs={jobs} />
          </Expandable>
        ))}
      </div>
      {ahead.length > 0 && (
        <div className={css.calendar}>
          <Button
            onClick={() =>
              saveDeadlines(ahead, { texts, name: application.name, now: ports.now() })
            }
          >
            {t('jobs_calendar_action')}
          </Button>
        </div>
      )}
    </Section>
  );
}
