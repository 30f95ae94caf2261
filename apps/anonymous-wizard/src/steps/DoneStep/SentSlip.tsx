import {
  type AnonymousReadingConfig,
  berlinDay,
  isRateNamed,
  reasonInLanguage,
  receiptNumber,
} from '@ablesbar/domain';
import {
  formatDayWithWeekday,
  formatReading,
  formatTime,
  inUnit,
  type Texts,
} from '@ablesbar/i18n';
import { Slip, type SlipPart, useTexts } from '@ablesbar/ui';
import { chosenMeter } from '@ablesbar/validation';
import type { Sent } from '../../submission/submit';
import { useWizard } from '../../Wizard/wizard-context';
import { meterKind, rateUnit, valueLabel } from '../meter-words';

interface SentSlipProps {
  readonly last: Sent;
  readonly earlier: readonly Sent[];
}

/** The receipt of everything that was sent in this visit, to print or to keep. The newest comes first. */
export function SentSlip({ last, earlier }: SentSlipProps) {
  const texts = useTexts();
  const { application } = useWizard();
  const { unknownUserReading: config } = application.config;
  return (
    <Slip
      title={texts.t('wizard_slip_title')}
      {...slipPart(texts, config, last)}
      more={earlier.map((sent) => slipPart(texts, config, sent))}
      foot={application.name}
    />
  );
}

function slipPart(texts: Texts, config: AnonymousReadingConfig, sent: Sent): SlipPart {
  const { t, language } = texts;
  const { entry, rates, submission, receivedAt } = sent;
  const chosen = chosenMeter(entry, config.meters);
  const reason = config.readingReasons.find(({ value }) => value === submission.readingReason);
  const { firstname, lastname, street, houseNumber, zip, city } = submission.contact;
  return {
    number: t('wizard_slip_number', { number: receiptNumber(sent.key) }),
    values: rates.map(({ rate, decimal }) => {
      const unit = rateUnit(chosen, rate);
      const { postDecimals } = rate.readingConfig;
      const isNamed = isRateNamed(chosen?.rates.meterRateConfigs ?? [], rate);
      return {
        name: isNamed && rate.rateName !== '' ? rate.rateName : valueLabel(t, chosen?.rates, rate),
        obis: isNamed ? rate.obis : '',
        decimal: decimal ?? '',
        unit,
        label: inUnit(formatReading(decimal ?? '', postDecimals, language), unit),
      };
    }),
    pairs: [
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
    ],
  };
}
