import { dayOfWire } from '@ablesbar/domain';
import {
  formatDayWithWeekday,
  formatReading,
  inUnit,
  mediumText,
  notReadableText,
} from '@ablesbar/i18n';
import { HandoverSheet, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { whereOf } from '../handover-places';
import type { Receipt } from '../receipt-of';
import { useReceiptMeter } from '../use-receipt-meter';
import { ReceiptPhotos } from '../ReceiptScreen/ReceiptPhotos';

interface PlaceSheetProps {
  readonly receipts: readonly Receipt[];
  readonly from: string;
  readonly to: string;
}

/** The sheet in words; the utility's name is at the bottom. */
export function PlaceSheet({ receipts, from, to }: PlaceSheetProps) {
  const { t, language } = useTexts();
  const { name } = usePortal().application;
  const { numberOf, addressTextOf } = useReceiptMeter();
  return (
    <HandoverSheet
      place={addressTextOf(receipts)}
      from={from}
      to={to}
      foot={name}
      meters={receipts.map((receipt) => {
        const { reason } = receipt;
        const wireDay = dayOfWire(receipt.readingDate);
        const day =
          wireDay === null ? receipt.readingDate : formatDayWithWeekday(wireDay, language);
        return {
          id: receipt.id,
          medium: receipt.customMeterType ?? t(mediumText[receipt.meterType]),
          number: numberOf(receipt),
          where: whereOf(receipt),
          readOn: reason
            ? `${t('not_readable_day_label')}: ${day}`
            : t('handover_read_text', { day }),
          isSent: receipt.sentAt !== null,
          comment: receipt.comment,
          values: reason
            ? [{ name: t('not_readable_receipt_label'), value: t(notReadableText[reason]) }]
            : receipt.rates.map((rate) => ({
                name: [rate.name ?? t('receipt_value_label'), rate.obis].filter(Boolean).join(' '),
                value: inUnit(formatReading(rate.decimal, rate.places, language), rate.unit),
              })),
          photos: receipt.photoCount > 0 && <ReceiptPhotos receipt={receipt} />,
        };
      })}
    />
  );
}
