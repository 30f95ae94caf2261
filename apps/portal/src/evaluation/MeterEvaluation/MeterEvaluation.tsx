import { useState } from 'react';
import { Link, useParams } from 'react-router';
import {
  canEvaluate,
  type Features,
  featuresOf,
  type Job,
  meterInsight,
  meterTypeOf,
} from '@ablesbar/domain';
import { mediumText, meterName, sayInsight } from '@ablesbar/i18n';
import {
  BackLink,
  EmptyState,
  Expandable,
  FramedMediumIcon,
  Notice,
  ScreenTitle,
  useTexts,
} from '@ablesbar/ui';
import { LoadingText } from '../../base/loading';
import { EVALUATION_PATH } from '../../base/paths';
import { usePortal } from '../../base/portal';
import { renderLink } from '../../base/PortalLink';
import { useAllJobs, MeterData } from '../../job';
import { type OpenNote, OwnNotes, useNotes } from '../../note';
import { MeterYears } from './MeterYears';
import { RateEvaluation } from './RateEvaluation';
import * as css from '../evaluation.css';

/** The evaluation of one meter, rate by rate. */
export function MeterEvaluation() {
  const { t } = useTexts();
  const { jobId } = useParams();
  const { jobs, isLoading } = useAllJobs();
  const job = jobs.find((one) => one.id === jobId);
  return (
    <div className={css.meter}>
      <BackLink href={EVALUATION_PATH} renderLink={renderLink} />
      {job ? (
        <OneMeter key={job.id} job={job} jobs={jobs} />
      ) : isLoading ? (
        <LoadingText text="jobs_loading_text" shape="screen" />
      ) : (
        <EmptyState
          isScreen
          title={t('evaluation_not_found_title')}
          action={<Link to={EVALUATION_PATH}>{t('evaluation_not_found_link')}</Link>}
        >
          {t('evaluation_not_found_text')}
        </EmptyState>
      )}
    </div>
  );
}

function OneMeter({ job, jobs }: { job: Job; jobs: readonly Job[] }) {
  const { t } = useTexts();
  const { config } = usePortal().application;
  const features = featuresOf(job, config);
  const meterType = meterTypeOf(job);
  const notes = useNotes(job);
  const [openNote, setOpenNote] = useState<OpenNote>(null);
  const hasNotes = Object.keys(notes).length > 0;
  const canNote = features.ownNotesAllowed && job.meter.meterRateTasks.length > 0;
  return (
    <>
      <div className={css.top}>
        <FramedMediumIcon meterType={meterType} size={52} />
        <div className={css.titles}>
          <p className={css.medium}>{job.meter.customMeterType ?? t(mediumText[meterType])}</p>
          <ScreenTitle>{meterName(job.meter, t)}</ScreenTitle>
        </div>
      </div>
      <Insight job={job} features={features} />
      <Expandable summary={t('job_details_title')}>
        <MeterData job={job} />
      </Expandable>
      {canEvaluate(job, features) || hasNotes ? (
        <>
          <MeterYears tasks={job.meter.meterRateTasks} features={features} />
          {job.meter.meterRateTasks.map((task, _, tasks) => (
            <RateEvaluation
              key={task.taskId}
              {...{ task, tasks, features, notes }}
              onChangeNote={(id) => setOpenNote({ id })}
            />
          ))}
        </>
      ) : (
        <Notice tone="info" title={t('evaluation_state_impossible')} />
      )}
      {canNote && <OwnNotes job={job} jobs={jobs} open={openNote} onOpen={setOpenNote} />}
    </>
  );
}

/** What the numbers below mean, in one sentence. */
function Insight({ job, features }: { job: Job; features: Features }) {
  const texts = useTexts();
  const { t } = texts;
  const insight = meterInsight(job.meter.meterRateTasks, features);
  if (insight === null) return null;
  const meterType = meterTypeOf(job);
  const what =
    insight.counted === 'feed-in'
      ? t('evaluation_fed_column_amount')
      : t(meterType === 'GENERIC_METER' ? 'evaluation_column_amount' : mediumText[meterType]);
  return <p className={css.insight}>{sayInsight(texts, insight, what)}</p>;
}
