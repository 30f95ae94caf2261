import type { ReactNode } from 'react';
import type { MeterType, Progress } from '@ablesbar/domain';
import { formatPercent } from '@ablesbar/i18n';
import { ProgressScale } from '../../primitives/ProgressScale/ProgressScale';
import { useTexts } from '../../texts/use-texts';
import { MediumIcon } from '../MediumIcon/MediumIcon';
import * as css from './ProgressRow.css';

export interface ProgressRowProps {
  readonly name: ReactNode;
  /** The icon of this type is shown before the name. */
  readonly meterType?: MeterType;
  readonly progress: Progress;
}

/** The progress of one part of the work, as a row of a table without column headings. */
export function ProgressRow({ name, meterType, progress }: ProgressRowProps) {
  const { t, language } = useTexts();
  const { done, total, percent } = progress;
  return (
    <span className={css.row}>
      <span className={css.name}>
        {meterType && <MediumIcon meterType={meterType} size={20} />}
        {name}
      </span>
      <span className={css.scale}>
        <ProgressScale value={done} max={total} label={t('jobs_progress_text', { done, total })} />
      </span>
      <span className={css.figure} aria-hidden>
        {t('jobs_progress_figure', { done, total })}
      </span>
      <span className={css.percent}>{formatPercent(percent, language)}</span>
    </span>
  );
}
