import { Page, ScreenTitle, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { Contact } from '../../help';
import { AccountCard } from '../AccountCard/AccountCard';
import { PeriodCard } from '../PeriodCard/PeriodCard';
import { ReadingCard } from '../ReadingCard/ReadingCard';
import { ReceiptCards } from '../ReceiptCards/ReceiptCards';
import * as css from './HomeScreen.css';

/** The next task comes first and is the largest; everything else is beside it. */
export function HomeScreen() {
  const { t } = useTexts();
  const { name } = usePortal().application;
  return (
    <Page>
      <ScreenTitle>{name}</ScreenTitle>
      <p className={css.lead}>{t('home_lead_text')}</p>
      <div className={css.cards}>
        <div className={css.column}>
          <ReadingCard />
          <PeriodCard />
        </div>
        <div className={css.column}>
          <AccountCard />
          <ReceiptCards />
          <div className={css.contact}>
            <Contact />
          </div>
        </div>
      </div>
    </Page>
  );
}
