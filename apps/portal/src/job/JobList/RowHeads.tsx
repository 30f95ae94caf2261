import { useMemo, useRef } from 'react';
import { type Building, roundsThrough } from '@ablesbar/domain';
import { formatNumber } from '@ablesbar/i18n';
import { needsAttention, type OutboxRecord } from '@ablesbar/offline-queue';
import { useTexts } from '@ablesbar/ui';
import { roundPath } from '../../base/paths';
import { useOnline } from '../../base/use-online';
import { useOwnWaiting, waitOf } from '../../outbox';
import { useAccountName } from '../../session';
import { useCanBeRead } from '../use-can-be-read';
import { type Ruler, useMeasured } from './row-heights';
import { buildingKey, type Group, type GroupName, headKey, type Stretch } from './rows';
import * as css from './JobList.css';

const groupTitles = {
  open: 'jobs_group_open',
  queued: 'jobs_group_queued',
  done: 'jobs_group_done',
} as const satisfies Record<GroupName, string>;

export function GroupHead({ group, ruler }: { group: Group; ruler: Ruler }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useMeasured(ref, { key: headKey(group.name), kind: 'other', ruler });
  return (
    <h2 ref={ref} className={css.head}>
      <HeadWords group={group} />
    </h2>
  );
}

export function BuildingHead({ building, ruler }: { building: Building; ruler: Ruler }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useMeasured(ref, { key: buildingKey(building), kind: 'building', ruler });
  return (
    <h3 ref={ref} className={css.building}>
      <BuildingWords building={building} />
      <ToRound building={building} />
    </h3>
  );
}

/**
 * A second, visual copy of a head. It stays visible while its rows scroll, even if the head's own
 * row is not rendered.
 */
export function StuckHead({ head }: { head: Stretch['head'] }) {
  return 'title' in head ? (
    <div className={css.stuckBuilding}>
      <BuildingWords building={head} />
      <ToRound building={head} isCopy />
    </div>
  ) : (
    <div className={css.stuckHead}>
      <HeadWords group={head} />
    </div>
  );
}

function BuildingWords({ building: { title, jobs } }: { building: Building }) {
  const { t, language } = useTexts();
  return (
    <>
      <span className={css.title}>{title ?? t('jobs_building_unknown')}</span>
      <span className={css.count}>{formatNumber(jobs.length, language)}</span>
    </>
  );
}

/** Plain links: the list listens for the clicks. The copy is for the pointer alone. */
function ToRound({ building, isCopy = false }: { building: Building; isCopy?: boolean }) {
  const { t } = useTexts();
  const nameOf = useAccountName();
  const canBeRead = useCanBeRead();
  const rounds = useMemo(() => roundsThrough(building, canBeRead), [building, canBeRead]);
  const links = rounds.flatMap(([first]) => {
    if (first === undefined) return [];
    const account = rounds.length > 1 ? nameOf(first.login) : null;
    const house = [account, building.title].filter((name) => name !== null).join(', ');
    return (
      <a
        key={first.id}
        className={css.toRound}
        href={roundPath(first.id)}
        tabIndex={isCopy ? -1 : undefined}
        aria-label={t('round_house_link', { house })}
      >
        {account === null ? t('round_link') : t('round_house_link', { house: account })}
      </a>
    );
  });
  return links.length > 1 ? <span className={css.rounds}>{links}</span> : links;
}

const isSentOnceOnline = (record: OutboxRecord, isOnline: boolean) =>
  needsAttention(record) || waitOf(record, isOnline) === 'internet';

function HeadWords({ group: { name, jobs } }: { group: Group }) {
  const { t, language } = useTexts();
  const isOnline = useOnline();
  const isForInternet = useOwnWaiting().every((record) => isSentOnceOnline(record, isOnline));
  const title = name === 'queued' && isForInternet ? 'job_queued_title' : groupTitles[name];
  return (
    <>
      <span>{t(title)}</span>
      <span className={css.count}>{formatNumber(jobs.length, language)}</span>
    </>
  );
}
