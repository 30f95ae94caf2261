import { Link } from 'react-router';
import { sayProblem } from '@ablesbar/i18n';
import { useTexts } from '@ablesbar/ui';
import type { RateVerdict } from '@ablesbar/validation';
import { jobPath } from '../../base/paths';
import * as css from './EntryTable.css';

/** The state of a meter's reading in the table. */
export type RowStage =
  | { readonly kind: 'entering'; readonly verdict: RateVerdict }
  | { readonly kind: 'sending' | 'queued' | 'sent' }
  | { readonly kind: 'refused'; readonly message: string | null };

interface RowStateProps {
  readonly id: string;
  readonly stage: RowStage;
  readonly jobId: string;
  readonly places: number;
}

/** The state in words, and the way to what the table cannot take. */
export function RowState({ id, stage, jobId, places }: RowStateProps) {
  const texts = useTexts();
  const { t } = texts;
  const say = () => {
    switch (stage.kind) {
      case 'sending':
        return { tone: 'soft', words: t('table_sending') } as const;
      case 'queued':
        return { tone: 'soft', words: t('table_queued') } as const;
      case 'sent':
        return { tone: 'good', words: t('table_sent') } as const;
      case 'refused':
        return { tone: 'bad', words: stage.message ?? t('table_refused') } as const;
      case 'entering':
        return sayVerdict(stage.verdict);
    }
  };
  const sayVerdict = (verdict: RateVerdict) => {
    switch (verdict.kind) {
      case 'empty':
        return { tone: 'soft', words: '' } as const;
      case 'fits':
        return { tone: 'good', words: t('table_fits') } as const;
      case 'not-now':
        return { tone: 'bad', words: t(notNow[verdict.reason]) } as const;
      default: {
        const words = sayProblem(texts, verdict.problem, places);
        return { tone: verdict.kind === 'doubtful' ? 'doubt' : 'bad', words } as const;
      }
    }
  };
  const { tone, words } = say();
  const needsMore = stage.kind === 'entering' && stage.verdict.kind === 'more-needed';
  return (
    <span className={css.state[tone]}>
      <span id={id} className={css.words}>
        {words}
      </span>
      {needsMore && <Link to={jobPath(jobId)}>{t('table_more_link')}</Link>}
    </span>
  );
}

const notNow = {
  'date-outside': 'table_date_outside',
  'sending-closed': 'table_closed',
} as const;
