import type { Job } from '@ablesbar/domain';
import { ScreenTitle, useTexts } from '@ablesbar/ui';
import { useSession } from '../base/session';
import * as css from './JobHead.css';

/** Stands above the slip of a reading that was just accepted. */
export function Thanks({ job }: { readonly job: Job }) {
  const { t } = useTexts();
  const name = useSession().accounts[job.login]?.name;
  return (
    <div className={css.thanks}>
      <ScreenTitle>
        {name ? t('job_thanks_title', { name }) : t('job_thanks_bare_title')}
      </ScreenTitle>
      <p className={css.place}>{t('job_thanks_text')}</p>
    </div>
  );
}
