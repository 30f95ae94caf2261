import { createPortal } from 'react-dom';
import { type CalendarDay, dayOfWire, type Job, type ShareLogin } from '@ablesbar/domain';
import { formatDayWithWeekday } from '@ablesbar/i18n';
import { Pairs, QrCode, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../app/portal-context';
import { loginLink, qrCells } from '../Access/login-link';
import * as css from './AccessCard.css';

export interface AccessCardProps {
  readonly name: string;
  readonly login: ShareLogin;
  readonly jobs: readonly Job[];
}

/** Only on paper: the card for the one who reads, and a notice for the stairwell that gives nothing away. */
export function AccessCard({ name, login, jobs }: AccessCardProps) {
  const { t, language } = useTexts();
  const { name: utility } = usePortal().application;
  const { origin } = window.location;
  const deadline = firstDeadline(jobs);
  const until = deadline && formatDayWithWeekday(deadline, language);
  const rows = [
    { label: t('management_portal_label'), value: origin },
    { label: t('management_username_label'), value: login.username },
    { label: t('management_password_label'), value: login.password },
    { label: t('job_location_label'), value: placeOf(jobs) },
    { label: t('job_deadline_label'), value: until ?? '' },
  ];
  return createPortal(
    <div className={css.sheet}>
      <section className={css.card}>
        <p className={css.utility}>{utility}</p>
        <h1>{name}</h1>
        <p>{t('management_card_text')}</p>
        <div className={css.inside}>
          <div className={css.code}>
            <QrCode
              cells={qrCells(loginLink(origin, login.token))}
              label={t('management_qr_label')}
            />
          </div>
          <Pairs items={rows.filter(({ value }) => value !== '')} />
        </div>
        <p className={css.small}>{t('management_card_secret')}</p>
      </section>
      <section className={css.notice}>
        <p className={css.utility}>{utility}</p>
        <h1>{t('management_notice_title')}</h1>
        {until !== null && <p className={css.large}>{t('job_deadline_text', { day: until })}</p>}
        <p>{t('management_notice_text')}</p>
        <p>{placeOf(jobs)}</p>
      </section>
    </div>,
    document.body,
  );
}

/** Of open meters the first that ends: until then all can be read. */
function firstDeadline(jobs: readonly Job[]): CalendarDay | null {
  const days = jobs.flatMap(
    ({ done, jobConstraints }) => (done ? null : dayOfWire(jobConstraints.latestExecution)) ?? [],
  );
  return [...days].sort()[0] ?? null;
}

/** Where the meters hang, said only where it is one house. */
function placeOf(jobs: readonly Job[]): string {
  const places = new Set(
    jobs.map(({ meter: { meterAddress } }) => {
      const { street, houseNumber, city } = meterAddress;
      const house = [street, houseNumber].filter(Boolean).join(' ');
      return [house, city].filter(Boolean).join(', ');
    }),
  );
  const [only = '', ...others] = places;
  return others.length === 0 ? only : '';
}
