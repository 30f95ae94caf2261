import { Link } from 'react-router';
import { type Job, jobLines, meterTypeOf, nextOpenJob } from '@ablesbar/domain';
import { mediumText } from '@ablesbar/i18n';
import { JobCard, jobCardClass, Section, useTexts } from '@ablesbar/ui';
import { jobPath } from '../base/paths';
import { useToday } from '../base/use-today';
import { jobStates, useQueuedJobIds } from '../job';

/**
 * Leads to the next meter: a user in a cellar reads one meter after another (customer decision 39).
 */
export function NextMeter({ job, jobs }: { job: Job; jobs: readonly Job[] }) {
  const texts = useTexts();
  const { t } = texts;
  const today = useToday();
  const next = nextOpenJob(job, jobs, useQueuedJobIds());
  if (next === null) return null;
  const { first, second } = jobLines(next, jobs);
  return (
    <Section title={t('job_next_title')}>
      <Link className={jobCardClass} to={jobPath(next.id)}>
        <JobCard
          meterType={meterTypeOf(next)}
          number={next.meter.meterNumber}
          lines={[first, 'text' in second ? second.text : t(mediumText[second.meterType])]}
          state={jobStates(today, texts)(next, false)}
        />
      </Link>
    </Section>
  );
}
