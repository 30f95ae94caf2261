import { useRef } from 'react';
import { formatNumber } from '@ablesbar/i18n';
import { useTexts } from '@ablesbar/ui';
import { type Group, type GroupName, headKey } from './rows';
import { type Ruler, useMeasured } from './use-measured';
import * as css from './JobList.css';

const titles = {
  open: 'jobs_group_open',
  queued: 'jobs_group_queued',
  done: 'jobs_group_done',
} as const satisfies Record<GroupName, string>;

export function GroupHead({ group, ruler }: { group: Group; ruler: Ruler }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useMeasured(ref, { key: headKey(group.name), isJob: false, ruler });
  return (
    <h2 ref={ref} className={css.head}>
      <HeadWords group={group} />
    </h2>
  );
}

/**
 * A second, visual copy of the head. It stays visible while its group scrolls, even if the head's
 * row is not rendered.
 */
export function StuckHead({ group }: { group: Group }) {
  return (
    <div className={css.stuckHead}>
      <HeadWords group={group} />
    </div>
  );
}

function HeadWords({ group: { name, jobs } }: { group: Group }) {
  const { t, language } = useTexts();
  return (
    <>
      <span>{t(titles[name])}</span>
      <span className={css.count}>{formatNumber(jobs.length, language)}</span>
    </>
  );
}
