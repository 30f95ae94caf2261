import { Link } from 'react-router';
import { berlinDay, dayOfWire, receiptNumber } from '@ablesbar/domain';
import {
  formatDayWithWeekday,
  formatReading,
  formatTime,
  inUnit,
  mediumText,
  notReadableText,
} from '@ablesbar/i18n';
import { Slip, useTexts } from '@ablesbar/ui';
import { receiptPath } from '../../base/paths';
import { usePortal } from '../../base/portal';
import { useSession } from '../../base/session';
import type { Receipt } from '../receipt-of';
import { useReceiptMeter } from '../use-receipt-meter';
import { ReceiptPhotos } from './ReceiptPhotos';

export interface ReceiptSlipProps {
  readonly receipt: Receipt;
  /** The receipt that replaces it. */
  readonly newer?: Receipt | null;
  /** One line about a rate's value. */
  readonly noteOf?: (rateId: string) => string | null;
}

/** The receipt in words; the utility's name is at the bottom. */
export function ReceiptSlip({ receipt, newer = null, noteOf = () => null }: ReceiptSlipProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const { name } = usePortal().application;
  const { accounts } = useSession();
  const { numberOf } = useReceiptMeter();
  const { id, jobId, rates, reason, place, comment, sentAt, capturedAt, photoCount } = receipt;
  const isSent = sentAt !== null;
  const day = dayOfWire(receipt.readingDate);
  const account = accounts[receipt.accountId]?.name ?? null;
  const medium = receipt.customMeterType ?? t(mediumText[receipt.meterType]);
  const moment = (at: number) =>
    t('receipt_moment_text', {
      day: formatDayWithWeekday(berlinDay(new Date(at)), language),
      time: formatTime(new Date(at), language),
    });
  const pair = (label: string, value: string | null) =>
    value === null || value === '' ? [] : [{ label, value }];
  return (
    <Slip
      isPending={!isSent}
      title={t(isSent ? 'receipt_slip_title' : 'receipt_slip_pending_title')}
      number={
        isSent
          ? t('receipt_slip_number', { number: receiptNumber(id) })
          : t('receipt_slip_pending_number')
      }
      values={rates.map((rate) => ({
        name: rate.name ?? t('receipt_value_label'),
        obis: rate.obis,
        decimal: rate.decimal,
        note: noteOf(rate.id),
        unit: rate.unit,
        label: inUnit(formatReading(rate.decimal, rate.places, language), rate.unit),
      }))}
      pairs={[
        {
          label: t('receipt_meter_label'),
          value: (
            <>
              <b>{numberOf(receipt)}</b>
              <br />
              {jobId === null ? t('receipt_unlisted_text') : medium}
            </>
          ),
        },
        ...pair(t('receipt_place_label'), place.join(', ')),
        ...pair(t('not_readable_receipt_label'), reason ? t(notReadableText[reason]) : null),
        ...pair(
          t(reason ? 'not_readable_day_label' : 'receipt_read_label'),
          day && formatDayWithWeekday(day, language),
        ),
        isSent
          ? { label: t('receipt_accepted_label'), value: moment(sentAt) }
          : { label: t('receipt_kept_label'), value: moment(capturedAt) },
        ...(newer
          ? [
              {
                label: t('receipt_replaced_label'),
                value: (
                  <Link to={receiptPath(newer.id)}>
                    {t('receipt_slip_number', { number: receiptNumber(newer.id) })}
                  </Link>
                ),
              },
            ]
          : []),
        ...pair(t('receipt_account_label'), account),
        ...pair(t('receipt_comment_label'), comment),
        ...(photoCount === 0
          ? []
          : [
              {
                label: t('receipt_photos_label'),
                value: t('outbox_photos', { count: photoCount }),
              },
            ]),
      ]}
      foot={isSent ? name : t('receipt_slip_pending_foot')}
    >
      {photoCount > 0 && <ReceiptPhotos receipt={receipt} />}
    </Slip>
  );
}
