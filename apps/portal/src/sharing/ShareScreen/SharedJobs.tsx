import { useState } from 'react';
import { sharingApi } from '@ablesbar/api-client';
import { type Job, jobLines, meterTypeOf, type Share } from '@ablesbar/domain';
import { formatNumber, mediumText } from '@ablesbar/i18n';
import { IconButton, JobCard, Section, TrashIcon, useTexts } from '@ablesbar/ui';
import { Confirm, type Confirmed } from '../Confirm/Confirm';
import * as css from './ShareScreen.css';

export interface SharedJobsProps {
  readonly accountId: string;
  readonly share: Share;
  readonly jobs: readonly Job[];
  readonly canChange: boolean;
}

export function SharedJobs({ accountId, share, jobs, canChange }: SharedJobsProps) {
  const { t, language } = useTexts();
  const [takeJobBack] = sharingApi.useTakeJobBackMutation();
  const [asked, setAsked] = useState<Confirmed | null>(null);
  const ids = new Set(share.jobIds);
  const shared = jobs.filter(({ id }) => ids.has(id));
  const unknown = ids.size - shared.length;

  const takeBack = ({ id, meter: { meterNumber: number } }: Job): Confirmed => ({
    title: t('management_take_back_title', { number }),
    text: t('management_take_back_text', { name: share.name }),
    action: t('management_take_back_confirm'),
    failedTitle: t('management_take_back_failed_title'),
    failedText: t('management_failed_text'),
    tone: 'warning',
    async onConfirm() {
      const { error } = await takeJobBack({ accountId, shareId: share.id, jobId: id });
      return error === undefined;
    },
  });
  return (
    <Section title={t('management_share_jobs_title')} aside={formatNumber(ids.size, language)}>
      {ids.size === 0 && <p>{t('management_share_jobs_none')}</p>}
      <ul>
        {shared.map((job) => (
          <li key={job.id} className={css.job}>
            <div className={css.card}>
              <Meter job={job} jobs={shared} />
            </div>
            {canChange && (
              <IconButton
                label={t('management_take_back_action', { number: job.meter.meterNumber })}
                icon={<TrashIcon />}
                onClick={() => setAsked(takeBack(job))}
              />
            )}
          </li>
        ))}
      </ul>
      {unknown > 0 && (
        <p className={css.unknown}>{t('management_share_jobs_unknown', { count: unknown })}</p>
      )}
      <Confirm asked={asked} onClose={() => setAsked(null)} />
    </Section>
  );
}

function Meter({ job, jobs }: { job: Job; jobs: readonly Job[] }) {
  const { t } = useTexts();
  const { first, second } = jobLines(job, jobs);
  return (
    <JobCard
      meterType={meterTypeOf(job)}
      number={job.meter.meterNumber}
      lines={[first, 'text' in second ? second.text : t(mediumText[second.meterType])]}
      state={job.done ? { kind: 'done', text: t('jobs_state_done') } : null}
    />
  );
}
