import { berlinDay, receiptNumber } from '@ablesbar/domain';
import { formatDay, formatReading, formatTime, inUnit, notReadableText } from '@ablesbar/i18n';
import { useTexts } from '@ablesbar/ui';
import type { Receipt } from '../receipt-of';
import { replacementOf } from '../replacement-of';
import { useReceiptMeter } from '../use-receipt-meter';
import { useReceipts } from '../use-receipts';

/** Converts a receipt into a row of a list. */
export function useReceiptLines() {
  const { t, language } = useTexts();
  const { numberOf, addressTextOf } = useReceiptMeter();
  const all = useReceipts();
  return (receipt: Receipt) => {
    const { id, place, rates, reason, sentAt, capturedAt } = receipt;
    const at = new Date(sentAt ?? capturedAt);
    const values = rates.map(({ decimal, places, unit }) =>
      inUnit(formatReading(decimal, places, language), unit),
    );
    const said = reason === undefined ? values.join(' / ') : t(notReadableText[reason]);
    const moment = t('receipt_moment_text', {
      day: formatDay(berlinDay(at), language),
      time: formatTime(at, language),
    });
    const newer = replacementOf(receipt, all);
    const state =
      sentAt === null
        ? ({ kind: 'queued', text: t('jobs_state_queued') } as const)
        : ({
            kind: 'plain',
            text: t('receipt_slip_number', { number: receiptNumber(id) }),
          } as const);
    return {
      number: numberOf(receipt),
      lines: [
        place[0] ?? addressTextOf([receipt]),
        `${said}, ${moment}`,
        ...(newer ? [t('receipt_replaced_text', { number: receiptNumber(newer.id) })] : []),
      ],
      state,
    };
  };
}
