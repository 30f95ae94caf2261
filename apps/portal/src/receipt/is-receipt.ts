import { isNotReadableReason, METER_TYPES } from '@ablesbar/domain';
import type { Receipt, ReceiptRate } from './receipt-of';

type Fields = Readonly<Record<string, unknown>>;

/** Whether a screen can show it: another build may have stored it, or a broken disk changed it. */
export function isReceipt(stored: unknown): stored is Receipt {
  if (!isObject(stored)) return false;
  const { place, rates, sentAt, meterType, reason } = stored;
  return (
    areTexts(stored, ['id', 'accountId', 'meterNumber', 'readingDate']) &&
    areTextsOrNull(stored, ['jobId', 'customMeterType', 'comment']) &&
    Number.isFinite(stored['capturedAt']) &&
    (sentAt === null || Number.isFinite(sentAt)) &&
    (reason === undefined || isNotReadableReason(reason)) &&
    Number.isSafeInteger(stored['photoCount']) &&
    METER_TYPES.some((type) => type === meterType) &&
    Array.isArray(place) &&
    place.every((line) => typeof line === 'string') &&
    Array.isArray(rates) &&
    rates.every(isRate)
  );
}

function isRate(rate: unknown): rate is ReceiptRate {
  return (
    isObject(rate) &&
    areTexts(rate, ['id', 'obis', 'unit', 'decimal']) &&
    areTextsOrNull(rate, ['name']) &&
    /^-?\d*\.?\d*$/.test(String(rate['decimal'])) &&
    Number.isSafeInteger(rate['places'])
  );
}

function areTexts(fields: Fields, names: readonly string[]): boolean {
  return names.every((name) => typeof fields[name] === 'string');
}

function areTextsOrNull(fields: Fields, names: readonly string[]): boolean {
  return names.every((name) => fields[name] === null || typeof fields[name] === 'string');
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
