import { Link } from 'react-router';
import { sayProblem } from '@ablesbar/i18n';
import { DoneIcon, ErrorIcon, useTexts, WarningIcon } from '@ablesbar/ui';
import type { RateVerdict } from '@ablesbar/validation';
import { jobPath } from '../../base/paths';
import * as css from './EntryTable.css';

/** The state of a meter's reading in the table. */
export type RowStage =
  | { readonly kind: 'entering'; readonly verdict: RateVerdict }
  | { readonly kind: 'sending' | 'queued' | 'sent' }
  | { readonly kind: 'refused'; readonly message: string | null };

/** How serious a state is: by its sign and the edge of its row, never by colour alone. */
export type RowTone = 'soft' | 'good' | 'doubt' | 'bad';

export function toneOf(stage: RowStage): RowTone {
  switch (stage.kind) {
    case 'sending':
    case 'queued':
      return 'soft';
    case 'sent':
      return 'good';
    case 'refused':
      return 'bad';
    case 'entering':
      return toneOfVerdict[stage.verdict.kind];
  }
}

const toneOfVerdict = {
  empty: 'soft',
  noted: 'soft',
  fits: 'good',
  doubtful: 'doubt',
  refused: 'bad',
  'more-needed': 'bad',
  'not-now': 'bad',
} as const satisfies Record<RateVerdict['kind'], RowTone>;

const signs = { soft: null, good: DoneIcon, doubt: WarningIcon, bad: ErrorIcon } as const;

interface RowStateProps {
  readonly id: string;
  readonly stage: RowStage;
  readonly jobId: string;
  readonly places: number;
  readonly unit: string;
}

/** The state in words, and the way to what the table cannot take. */
export function RowState({ id, stage, jobId, places, unit }: RowStateProps) {
  const texts = useTexts();
  const { t } = texts;
  const say = () => {
    switch (stage.kind) {
      case 'sending':
        return t('table_sending');
      case 'queued':
        return t('table_queued');
      case 'sent':
        return t('table_sent');
      case 'refused':
        return stage.message ?? t('table_refused');
      case 'entering':
        return sayVerdict(stage.verdict);
    }
  };
  const sayVerdict = (verdict: RateVerdict) => {
    switch (verdict.kind) {
      case 'empty':
        return '';
      case 'noted':
        return t('table_noted');
      case 'fits':
        return t('table_fits');
      case 'not-now':
        return t(notNow[verdict.reason]);
      default:
        return sayProblem(texts, verdict.problem, places, unit);
    }
  };
  const tone = toneOf(stage);
  const Sign = signs[tone];
  const needsMore = stage.kind === 'entering' && stage.verdict.kind === 'more-needed';
  return (
    <span className={css.state[tone]}>
      {Sign && <Sign size={20} />}
      <span className={css.words}>
        <span id={id}>{say()}</span>
        {needsMore && <Link to={jobPath(jobId)}>{t('table_more_link')}</Link>}
      </span>
    </span>
  );
}

const notNow = {
  'date-outside': 'table_date_outside',
  'sending-closed': 'table_closed',
} as const;
