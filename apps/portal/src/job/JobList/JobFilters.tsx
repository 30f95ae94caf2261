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
import { formatNumber, mediumText, type Texts } from '@ablesbar/i18n';
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

interface ChoicesProps {
  readonly jobs: readonly Job[];
  readonly buildings: readonly Building[] | null;
  readonly meterType: MeterType | null;
  readonly building: string | null;
  readonly onChange: (part: Partial<ListView>) => void;
}

interface StatesProps {
  readonly counts: Readonly<Record<JobStateFilter, number>>;
  readonly state: JobStateFilter | null;
  readonly onChange: (part: Partial<ListView>) => void;
}

export interface JobFiltersProps extends ChoicesProps, StatesProps {}

/** Chips that narrow a long list. */
export function JobFilters(props: JobFiltersProps) {
  const { jobs, buildings, counts, meterType, building, state, onChange } = props;
  const { t } = useTexts();
  return (
    <div role="group" aria-label={t('jobs_filter_label')} className={css.filters}>
      <Choices {...{ jobs, buildings, meterType, building, onChange }} />
      <States {...{ counts, state, onChange }} />
    </div>
  );
}

/** Memoised, because no key of a search changes them, and there may be a thousand buildings. */
const Choices = memo(function Choices(props: ChoicesProps) {
  const { jobs, buildings, meterType, building, onChange } = props;
  const { t } = useTexts();
  const media = METER_TYPES.filter((type) => jobs.some((job) => meterTypeOf(job) === type));
  return (
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
  );
});

/** Memoised, because many keys of a search change no count. */
const States = memo(function States({ counts, state, onChange }: StatesProps) {
  const { t, language } = useTexts();
  return (
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
  );
});

/** What the list is narrowed to, in words. */
export function chosenWords(view: ListView, t: Texts['t']): readonly string[] {
  const { query, meterType, building, state } = view;
  return [
    query.trim(),
    meterType && t(mediumText[meterType]),
    building,
    state && t(chips[state].text),
  ].flatMap((words) => (words === null || words === '' ? [] : [words]));
}

const chips = {
  soon: { Icon: WarningIcon, tone: 'doubt', text: 'jobs_filter_soon' },
  queued: { Icon: PendingIcon, tone: 'info', text: 'jobs_filter_queued' },
  done: { Icon: DoneIcon, tone: 'plain', text: 'jobs_filter_done' },
} as const satisfies Record<JobStateFilter, object>;
