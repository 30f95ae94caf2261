import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { accessCard, type StairwellNotice, stairwellNotices } from '@ablesbar/domain';
import { formatDayWithWeekday } from '@ablesbar/i18n';
import { LabelledValues, QrCode, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { TakesPaper } from '../../base/printing';
import { type Access, loginLink, qrCells } from './access';
import * as css from './AccessCard.css';

export type CardAccess = Pick<Access, 'name' | 'login' | 'jobs'>;

/** For the person who reads the meters: how to log in, which meters, where, and until when. */
function AccessCard({ name, login, jobs }: CardAccess) {
  const { t, language } = useTexts();
  const { name: utility } = usePortal().application;
  const { origin, host } = window.location;
  const link = loginLink(origin, login.token);
  const { houses, providers, meters, more, deadline } = accessCard(jobs);
  // A server may send only a link. It is too long to type, but without it there is no way in.
  const isOnlyLink = login.username === '' || login.password === '';
  const rows = [
    isOnlyLink
      ? { label: t('management_link_label'), value: link }
      : { label: t('management_portal_label'), value: host },
    { label: t('management_username_label'), value: login.username },
    { label: t('management_password_label'), value: login.password },
    {
      label: t('management_card_deadline_label'),
      value: deadline === null ? '' : formatDayWithWeekday(deadline, language),
    },
    { label: t('management_column_building'), value: houses.join('; ') },
    // The head of the card names the utility.
    {
      label: t('job_provider_label'),
      value: providers.filter((provider) => provider !== utility).join('; '),
    },
  ];
  return (
    <section className={css.card}>
      <p className={css.head}>
        <span className={css.utility}>{utility}</span> <span>{t('management_card_title')}</span>
      </p>
      <h1 className={css.name}>{name}</h1>
      <p>{t(isOnlyLink ? 'management_card_link_text' : 'management_card_text')}</p>
      <div className={css.inside}>
        <div className={css.code}>
          <QrCode cells={qrCells(link)} label={t('management_qr_label')} />
        </div>
        <div translate="no">
          <LabelledValues items={rows.filter(({ value }) => value !== '')} />
        </div>
      </div>
      {meters.length > 0 && (
        <div className={css.meters}>
          <h2 className={css.small}>{t('management_card_meters_label')}</h2>
          <ul className={css.list}>
            {meters.map(({ number, place }, index) => (
              <li key={`${number} ${index}`}>
                <strong>{number}</strong>
                {place !== '' && `, ${place}`}
              </li>
            ))}
            {more > 0 && <li>{t('management_card_more', { count: more })}</li>}
          </ul>
        </div>
      )}
      <p className={css.small}>{t('management_card_secret')}</p>
    </section>
  );
}

interface Printing {
  readonly printCards: () => void;
  readonly printNotices: () => void;
  /** Visible only in print; the caller must render it while printing is possible. */
  readonly sheet: ReactNode;
}

/**
 * Prints the cards of some accesses, or the notices for their houses, without the rest of the page.
 */
export function usePrinting(accesses: readonly CardAccess[]): Printing {
  const [part, setPart] = useState<'cards' | 'notices'>('cards');
  const print = (wanted: 'cards' | 'notices') => {
    // window.print() prints the DOM of this moment, so the change must be rendered before.
    flushSync(() => setPart(wanted));
    window.print();
  };
  const notices = () => stairwellNotices(accesses.flatMap(({ jobs }) => jobs));
  return {
    printCards: () => print('cards'),
    printNotices: () => print('notices'),
    sheet: createPortal(
      <div className={css.sheet}>
        <TakesPaper />
        {part === 'cards'
          ? accesses.map((access) => <AccessCard key={access.login.token} {...access} />)
          : notices().map((notice) => <StairwellPage key={notice.house} {...notice} />)}
      </div>,
      document.body,
    ),
  };
}

/** Everybody in the house can read this page, so it contains no login and no names. */
function StairwellPage({ house, deadline }: StairwellNotice) {
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
