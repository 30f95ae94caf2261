import { memo } from 'react';
import {
  type Building,
  type Job,
  JOB_STATES,
  type JobStateFilter,
  METER_TYPES,
  type MeterType,
  meterTypeOf,
} from '@ablesbar/domain';
import { formatNumber, mediumText } from '@ablesbar/i18n';
import {
  Chip,
  ChipSelect,
  chipsClass,
  DoneIcon,
  PendingIcon,
  useTexts,
  WarningIcon,
} from '@ablesbar/ui';
import type { ListView } from './list-view';
import * as css from './JobList.css';

export interface JobFiltersProps {
  readonly jobs: readonly Job[];
  readonly buildings: readonly Building[] | null;
  readonly counts: Readonly<Record<JobStateFilter, number>>;
  readonly meterType: MeterType | null;
  readonly building: string | null;
  readonly state: JobStateFilter | null;
  readonly onChange: (part: Partial<ListView>) => void;
}

/** Chips that narrow a long list. Memoised, because most keys of a search change none of them. */
export const JobFilters = memo(function JobFilters(props: JobFiltersProps) {
  const { jobs, buildings, counts, meterType, building, state, onChange } = props;
  const { t, language } = useTexts();
  const media = METER_TYPES.filter((type) => jobs.some((job) => meterTypeOf(job) === type));
  return (
    <div role="group" aria-label={t('jobs_filter_label')} className={css.filters}>
      <div className={chipsClass}>
        {media.length > 1 && (
          <ChipSelect
            label={t('jobs_filter_medium_label')}
            all={t('jobs_filter_medium_all')}
            options={media.map((value) => ({ value, label: t(mediumText[value]) }))}
            value={meterType}
            onChange={(value) =>
              onChange({ meterType: media.find((type) => type === value) ?? null })
            }
          />
        )}
        {buildings !== null && (
          <ChipSelect
            label={t('jobs_filter_building_label')}
            all={t('jobs_filter_building_all')}
            options={buildings.flatMap(({ name, title }) =>
              name === null ? [] : [{ value: name, label: title ?? name }],
            )}
            value={building}
            onChange={(value) => onChange({ building: value })}
          />
        )}
      </div>
      <div className={chipsClass}>
        {JOB_STATES.filter((one) => counts[one] > 0 || one === state).map((one) => {
          const { Icon, tone, text } = chips[one];
          return (
            <Chip
              key={one}
              icon={<Icon size={16} />}
              tone={tone}
              count={formatNumber(counts[one], language)}
              isPressed={one === state}
              onPress={() => onChange({ state: one === state ? null : one })}
            >
              {t(text)}
            </Chip>
          );
        })}
      </div>
    </div>
  );
});

const chips = {
  soon: { Icon: WarningIcon, tone: 'doubt', text: 'jobs_filter_soon' },
  queued: { Icon: PendingIcon, tone: 'info', text: 'jobs_filter_queued' },
  done: { Icon: DoneIcon, tone: 'plain', text: 'jobs_filter_done' },
} as const satisfies Record<JobStateFilter, object>;
