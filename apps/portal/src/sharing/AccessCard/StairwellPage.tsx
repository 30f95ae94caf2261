import type { StairwellNotice } from '@ablesbar/domain';
import { formatDayWithWeekday } from '@ablesbar/i18n';
import { useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import * as css from './AccessCard.css';

/** Everybody in the house can read this page, so it contains no login and no names. */
export function StairwellPage({ house, deadline }: StairwellNotice) {
  const { t, language } = useTexts();
  const { name: utility } = usePortal().application;
  return (
    <section className={css.notice}>
      <p className={css.utility}>{utility}</p>
      <h1 className={css.call}>{t('management_notice_title')}</h1>
      {deadline !== null && (
        <p className={css.large}>
          {t('job_deadline_text', { day: formatDayWithWeekday(deadline, language) })}
        </p>
      )}
      {house !== null && <p className={css.house}>{house}</p>}
      <p className={css.large}>{t('management_notice_text')}</p>
    </section>
  );
}
