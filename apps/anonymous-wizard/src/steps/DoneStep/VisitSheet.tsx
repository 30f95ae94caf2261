import { useState } from 'react';
import { berlinDay } from '@ablesbar/domain';
import { formatDayWithWeekday, formatReading, inUnit } from '@ablesbar/i18n';
import { HandoverNames, HandoverSheet, PhotoRow, Section, Select, useTexts } from '@ablesbar/ui';
import { chosenMeter } from '@ablesbar/validation';
import type { Sent } from '../../submission/submit';
import { useWizard } from '../../Wizard/wizard-context';
import { meterKind, rateUnit, valueLabel } from '../meter-words';
import { addressOf, newestOfEachMeter } from './visit';
import * as css from './DoneStep.css';

/**
 * The meters of this visit at one address, on one sheet to print and to sign. The names are only here, in
 * memory: a name of the other party is nothing to keep.
 */
export function VisitSheet({ sent }: { sent: readonly Sent[] }) {
  const texts = useTexts();
  const { t, language } = texts;
  const { application } = useWizard();
  const [chosenAddress, setChosenAddress] = useState<string | null>(null);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const newest = newestOfEachMeter(sent);
  const addresses = [...new Set(newest.map(addressOf))];
  const address = chosenAddress ?? addresses[0] ?? '';
  const meters = newest.filter((one) => addressOf(one) === address);
  return (
    <>
      <div className={css.onScreen}>
        <Section title={t('handover_title')}>
          <p className={css.hint}>{t('handover_lead_text')}</p>
          <div className={css.names}>
            {addresses.length > 1 && (
              <Select
                label={t('handover_place_label')}
                value={address}
                options={addresses.map((one) => ({ value: one, label: one }))}
                onChange={setChosenAddress}
              />
            )}
            <HandoverNames from={from} to={to} onFrom={setFrom} onTo={setTo} />
            <p className={css.hint}>{t('handover_name_hint')}</p>
          </div>
        </Section>
      </div>
      <HandoverSheet
        place={address}
        from={from}
        to={to}
        foot={application.name}
        meters={meters.map(({ key, entry, rates, submission, receivedAt }) => {
          const chosen = chosenMeter(entry, application.config.unknownUserReading.meters);
          const photos = rates.flatMap((rate) => rate.photos);
          const day = formatDayWithWeekday(entry.day ?? berlinDay(receivedAt), language);
          return {
            id: key,
            medium: meterKind(texts, chosen),
            number: submission.meterNumber,
            where: '',
            readOn: t('handover_read_text', { day }),
            isSent: true,
            comment: null,
            values: rates.map(({ rate, decimal }) => ({
              name: valueLabel(t, chosen?.rates, rate),
              value: inUnit(
                formatReading(decimal ?? '', rate.readingConfig.postDecimals, language),
                rateUnit(chosen, rate),
              ),
            })),
            photos: photos.length > 0 && <PhotoRow photos={photos} />,
          };
        })}
      />
    </>
  );
}
