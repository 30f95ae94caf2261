import { Link } from 'react-router';
import type { Job } from '@ablesbar/domain';
import { formatDay, withDots } from '@ablesbar/i18n';
import { useTexts } from '@ablesbar/ui';
import { BY_ROUND, jobPath } from '../../base/paths';
import { goingWith, type ReadingEntryState } from '../../reading';
import * as css from './RoundScreen.css';

/** What was entered on the meter's page and goes with the value: it may be older than this walk. */
export function AlsoSent({ job, entry }: { readonly job: Job; readonly entry: ReadingEntryState }) {
  const { t, language } = useTexts();
  const { photos, comment } = goingWith(entry);
  const count = Object.values(photos).flat().length;
  const words = [
    ...(entry.day === entry.today
      ? []
      : [t('table_day_text', { day: formatDay(entry.day, language) })]),
    ...(comment === null ? [] : [`${t('reading_comment_title')}: ${comment}`]),
    ...(count > 0 ? [t('outbox_photos', { count })] : []),
  ];
  return (
    words.length > 0 && (
      <p className={css.also}>
        {withDots(words)}{' '}
        <Link to={jobPath(job.id)} state={BY_ROUND}>
          {t('round_also_link')}
        </Link>
      </p>
    )
  );
}
