import { dayOfWire } from '@ablesbar/domain';
import { formatDayWithWeekday, formatReading, inUnit, mediumText } from '@ablesbar/i18n';
import { HandoverSheet, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { whereOf } from '../handover-places';
import type { Receipt } from '../receipt-of';
import { ReceiptPhotos } from '../ReceiptScreen/ReceiptPhotos';

interface PlaceSheetProps {
  readonly address: string;
  readonly receipts: readonly Receipt[];
  readonly from: string;
  readonly to: string;
}

/** The sheet in words; the utility's name is at the bottom. */
export function PlaceSheet({ address, receipts, from, to }: PlaceSheetProps) {
  const { t, language } = useTexts();
  const { name } = usePortal().application;
  return (
    <HandoverSheet
      place={address === '' ? t('receipt_unlisted_text') : address}
      from={from}
      to={to}
      foot={name}
      meters={receipts.map((receipt) => {
        const day = dayOfWire(receipt.readingDate);
        return {
          id: receipt.id,
          medium: receipt.customMeterType ?? t(mediumText[receipt.meterType]),
          number: receipt.meterNumber === '' ? t('receipt_gone_text') : receipt.meterNumber,
          where: whereOf(receipt),
          readOn: day === null ? receipt.readingDate : formatDayWithWeekday(day, language),
          isSent: receipt.sentAt !== null,
          comment: receipt.comment,
          values: receipt.rates.map((rate) => ({
            name: [rate.name ?? t('receipt_value_label'), rate.obis].filter(Boolean).join(' '),
            value: inUnit(formatReading(rate.decimal, rate.places, language), rate.unit),
          })),
          photos: receipt.photoCount > 0 && <ReceiptPhotos receipt={receipt} />,
        };
      })}
    />
  );
}
