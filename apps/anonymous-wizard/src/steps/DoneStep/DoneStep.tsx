import { useState } from 'react';
import {
  Button,
  Checkbox,
  DoneIcon,
  FormActions,
  PlusIcon,
  PrintIcon,
  Section,
  SlowLine,
  StateLine,
  useIsSlow,
  useTexts,
} from '@ablesbar/ui';
import { keptContact } from '../../entry/entry';
import { FIRST_PLACE } from '../../entry/step-after';
import { askForReceipt, type Sent } from '../../submission/submit';
import { useWizard, useWizardState } from '../../Wizard/wizard-context';
import { StepTitle } from '../StepForm';
import { SentSlip } from './SentSlip';
import { VisitSheet } from './VisitSheet';
import * as css from './DoneStep.css';

/** Confirms that the reading arrived, with a slip of all meters of this visit, or a sheet to sign. */
export function DoneStep() {
  const { t } = useTexts();
  const { application, print } = useWizard();
  const name = application.name || t('frame_utility_unnamed');
  const { sent } = useWizardState();
  const [isSheet, setIsSheet] = useState(false);
  const [last, ...earlier] = sent;
  if (last === undefined) return null;
  return (
    <>
      <div className={css.told}>
        <span className={css.sign}>
          <DoneIcon />
        </span>
        <div>
          <StepTitle>{t('wizard_done_title')}</StepTitle>
          <p className={css.lead}>{t('wizard_done_text', { name })}</p>
        </div>
      </div>
      {isSheet ? <VisitSheet sent={sent} /> : <SentSlip last={last} earlier={earlier} />}
      <div className={css.keep}>
        <Button icon={<PrintIcon size={20} />} onClick={print}>
          {t('wizard_print_action')}
        </Button>
        <Button aria-pressed={isSheet} onClick={() => setIsSheet(!isSheet)}>
          {t('handover_title')}
        </Button>
      </div>
      <ReceiptMails sent={sent} />
      <Ending last={last} />
    </>
  );
}

/** The ways on: another meter, with the same contact if the user says so, or the end. */
function Ending({ last }: { last: Sent }) {
  const { t } = useTexts();
  const { entries, session, stepHistory, homeHref } = useWizard();
  const [keepsContact, setKeepsContact] = useState(last.entry.isContactKept);
  const startAnother = () => {
    entries.clear(keepsContact ? keptContact(last.entry) : undefined);
    // A server may take only a few readings under one token.
    void session.renew();
    stepHistory.go(FIRST_PLACE);
  };
  return (
    <>
      <div className={css.keepContact}>
        <Checkbox
          label={t('wizard_another_keep')}
          hint={t('wizard_another_hint')}
          checked={keepsContact}
          onChange={setKeepsContact}
        />
      </div>
      <FormActions
        forward={
          <Button variant="primary" icon={<PlusIcon size={20} />} onClick={startAnother}>
            {t('wizard_another_action')}
          </Button>
        }
        back={<Button href={homeHref}>{t('wizard_finish_action')}</Button>}
      />
    </>
  );
}

/** Tells whether the receipts were mailed. The readings count without the mails too. */
function ReceiptMails({ sent }: { sent: readonly Sent[] }) {
  const { t } = useTexts();
  const mailed = sent.filter(({ receipt }) => receipt !== 'not-asked');
  if (mailed.length === 0) return null;
  return (
    <div className={css.mail}>
      <Section title={t('wizard_receipt_title')}>
        <div className={css.mails}>
          {mailed.map((one) => (
            <ReceiptMail key={one.key} sent={one} isOneOfMany={sent.length > 1} />
          ))}
        </div>
      </Section>
    </div>
  );
}

interface ReceiptMailProps {
  readonly sent: Sent;
  /** True if the line has to say which meter the receipt is for. */
  readonly isOneOfMany: boolean;
}

function ReceiptMail({ sent, isOneOfMany }: ReceiptMailProps) {
  const { t, language } = useTexts();
  const wizard = useWizard();
  const [isWaiting, setIsWaiting] = useState(false);
  const isSlow = useIsSlow(wizard.ports.after, isWaiting);
  const { email = '', meterNumber } = sent.submission;
  const again = async () => {
    setIsWaiting(true);
    // The token that sent the reading: the server recognises the reading by it.
    const receipt = await askForReceipt(wizard.http, { ...sent, language });
    setIsWaiting(false);
    const all = wizard.sent.get();
    wizard.sent.set(all.map((one) => (one.key === sent.key ? { ...one, receipt } : one)));
  };
  return (
    <div>
      {isOneOfMany && <p className={css.mailMeter}>{meterNumber}</p>}
      <div role="status">
        {sent.receipt === 'sent' ? (
          <StateLine state="done" title={t('wizard_receipt_sent_title', { email })}>
            {t('wizard_receipt_sent_text')}
          </StateLine>
        ) : (
          <StateLine state="warning" title={t('wizard_receipt_failed_title')}>
            {t('wizard_receipt_failed_text')}
          </StateLine>
        )}
      </div>
      {sent.receipt === 'failed' && (
        <div className={css.again}>
          <Button
            size="small"
            waiting={isWaiting}
            onClick={() => void again()}
            {...(isOneOfMany && {
              'aria-label': `${t('wizard_receipt_again')}: ${meterNumber}`,
            })}
          >
            {t('wizard_receipt_again')}
          </Button>
        </div>
      )}
      <SlowLine isSlow={isSlow} />
    </div>
  );
}
