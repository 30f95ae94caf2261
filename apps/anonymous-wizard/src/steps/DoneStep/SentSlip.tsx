import { berlinDay, reasonInLanguage, receiptNumber } from '@ablesbar/domain';
import { formatDayWithWeekday, formatReading, formatTime, inUnit } from '@ablesbar/i18n';
import { Slip, useTexts } from '@ablesbar/ui';
import { chosenMeter } from '@ablesbar/validation';
import type { Sent } from '../../submission/submit';
import { useWizard } from '../../Wizard/wizard-context';
import { meterKind, rateLabel, rateUnit } from '../meter-words';

/** The receipt of what was sent, to print or to keep. */
export function SentSlip({ sent }: { sent: Sent }) {
  const texts = useTexts();
  const { t, language } = texts;
  const { application } = useWizard();
  const { entry, rates, submission, receivedAt } = sent;
  const { meters, readingReasons } = application.config.unknownUserReading;
  const chosen = chosenMeter(entry, meters);
  const reason = readingReasons.find(({ value }) => value === submission.readingReason);
  const { firstname, lastname, street, houseNumber, zip, city } = submission.contact;
  return (
    <Slip
      title={t('wizard_slip_title')}
      number={t('wizard_slip_number', { number: receiptNumber(sent.key) })}
      values={rates.map(({ rate, decimal }) => {
        const unit = rateUnit(chosen, rate);
        const { postDecimals } = rate.readingConfig;
        return {
          name: rate.rateName === '' ? rateLabel(rate) : rate.rateName,
          obis: rate.obis,
          decimal: decimal ?? '',
          unit,
          label: inUnit(formatReading(decimal ?? '', postDecimals, language), unit),
        };
      })}
      pairs={[
        {
          label: t('wizard_slip_meter'),
          value: (
            <>
              <b>{submission.meterNumber}</b>
              <br />
              {meterKind(texts, chosen)}
            </>
          ),
        },
        {
          label: t('wizard_summary_name'),
          value: (
            <>
              {firstname} {lastname}
              <br />
              {street} {houseNumber}
              <br />
              {zip} {city}
            </>
          ),
        },
        ...(reason === undefined
          ? []
          : [
              {
                label: t('wizard_summary_reason'),
                value: reasonInLanguage(reason, language).label,
              },
            ]),
        {
          label: t('wizard_slip_read'),
          value: formatDayWithWeekday(entry.day ?? berlinDay(receivedAt), language),
        },
        {
          label: t('wizard_slip_received'),
          value: t('wizard_slip_time', {
            day: formatDayWithWeekday(berlinDay(receivedAt), language),
            time: formatTime(receivedAt, language),
          }),
        },
      ]}
      foot={application.name}
    />
  );
}
