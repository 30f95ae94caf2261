import { type AnonymousReadingConfig, berlinDay, receiptNumber, ROLES } from '@ablesbar/domain';
import { mailWords } from '@ablesbar/i18n';
import { checkReceiptEmail } from '@ablesbar/validation';
import { ApiError } from '../base/errors';
import type { Database } from '../database/open-database';
import { addressOf } from '../job/job-columns';
import { askedLanguage } from '../mail/asked-language';
import { renderLetter } from '../mail/letter';
import type { Post } from '../mail/create-post';
import { receiptPlace } from '../receipt/receipt-place';
import { receiptLetter, type ReceivedReading } from '../receipt/receipt-letter';
import type { AnonymousCaller } from '../session/anonymous-callers';
import { storedMeterNumber } from './anonymous-body';
import { unitOfStored } from './unit-of-stored';

/** The letter shows the stored reading and ignores the reading in the body of this call. */
export async function postAnonymousReceipt(
  { database, post }: { readonly database: Database; readonly post: Post },
  { application, roles }: AnonymousCaller,
  asked: {
    readonly email?: string | null | undefined;
    readonly meterNumber: string;
    readonly tokenHash: string;
    /** The call's `Accept-Language`: our form names its own language, other clients those of the browser. */
    readonly acceptLanguage: string | undefined;
  },
  now: Date,
): Promise<void> {
  const { communicationSettings, languageConfig } = application.config;
  const isAllowed = communicationSettings.sendingUnknownUserReadingReceiptAllowed;
  if (!isAllowed || !roles.includes(ROLES.anonymousReceipt)) throw new ApiError(403);
  const email = asked.email?.trim() ?? '';
  if (email === '' || checkReceiptEmail(email) !== null) {
    throw new ApiError(422, [{ field: 'email', message: 'Expected an address' }]);
  }
  const reading = await findReading(
    database,
    asked.tokenHash,
    storedMeterNumber(asked.meterNumber, application.config),
    application.config.unknownUserReading,
  );
  if (reading === null) throw new ApiError(409);
  const language = askedLanguage(asked.acceptLanguage, languageConfig);
  const words = mailWords(language);
  const frame = { application: application.name, language, stopUrl: null };
  const letter = receiptLetter(words, [reading], frame);
  await post({
    accountId: null,
    anonymousId: reading.id,
    fromName: application.name,
    to: { name: email.replace(/@.*/s, ''), email },
    letter: renderLetter(letter, words, application.name),
    sheet: letter.sheet,
    now,
  });
}

async function findReading(
  database: Database,
  tokenHash: string,
  meterNumber: string,
  config: AnonymousReadingConfig,
): Promise<(ReceivedReading & { readonly id: string }) | null> {
  const readings = await database
    .selectFrom('anonymous_reading')
    .select(['id', 'meter_type', 'meter_number', 'reading_date', 'received_at', 'receipt_number'])
    .select('contact')
    .where('token_hash', '=', tokenHash)
    .orderBy('received_at', 'desc')
    .execute();
  const reading = readings.find(({ meter_number }) => meter_number === meterNumber);
  if (reading === undefined) return null;
  const values = await database
    .selectFrom('anonymous_value')
    .select(['obis', 'rate_name as rateName', 'reading_value'])
    .where('reading_id', '=', reading.id)
    .orderBy('position')
    .execute();
  return {
    id: reading.id,
    number: reading.receipt_number ?? receiptNumber(reading.id),
    receivedAt: reading.received_at,
    place: receiptPlace(addressOf(reading.contact)),
    meterNumber: reading.meter_number,
    writtenBy: 'sender',
    day: berlinDay(reading.reading_date),
    values: values.map(({ rateName, obis, reading_value }) => ({
      rateName,
      obis,
      value: reading_value,
      places: reading_value.split('.')[1]?.length ?? 0,
      unit: unitOfStored({ obis, rateName }, reading.meter_type, config),
    })),
  };
}
