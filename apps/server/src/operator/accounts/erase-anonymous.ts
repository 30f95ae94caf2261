import { sql } from 'kysely';
import { inConsoleLanguage } from '../../base/console-language';
import type { Database } from '../../database/open-database';
import { deleteLettersOf } from '../../mail/letter-files';
import { markUnused } from '../../photo/unused-photos';
import {
  type Command,
  type CommandInput,
  type CommandWords,
  type Facts,
  OperatorFailure,
  type OperatorWorld,
} from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { DRY_RUN, isDryRun } from '../dry-run';
import { keepForBilling } from './billed-readings';
import { LONG_AGO } from './erase-photos';
import { eraseTexts } from './erase-texts';
import { NobodyFound } from './find-customer';
import { eraseOrFinish, finishErasing, noteErasing, requireRoom } from './forget-deleted-rows';

export const eraseAnonymous: Command = {
  name: 'erase anonymous',
  example: 'erase anonymous 3F2A9C1E-7B4D',
  ...inConsoleLanguage<CommandWords>({
    de: {
      words: ['Belegnummer'],
      values: {
        meter: 'die Zählernummer, wenn mehrere Ablesungen diese Belegnummer haben',
        ...APPLICATION_OPTION,
      },
      switches: { yes: 'löscht; ohne dies wird nur gezeigt, was gelöscht würde', ...DRY_RUN },
      summary: 'löscht eine Ablesung ohne Zugang (Art. 17 DSGVO)',
      details: `Die Belegnummer zeigt die App nach dem Senden, z. B. 3F2A9C1E-7B4D.
Gelöscht werden Name, Anschrift, Fotos, wartende E-Mails und E-Mails in DATA_DIR/mail.
Für die Abrechnung bleiben Zählernummer, OBIS, Stand, Datum und Eingang (Tabelle billed_reading).`,
    },
    en: {
      words: ['receipt number'],
      values: {
        meter: 'the meter number, if several readings have this receipt number',
        ...APPLICATION_OPTION,
      },
      switches: { yes: 'erases; otherwise it only shows what would be erased', ...DRY_RUN },
      summary: 'erases a reading without a login (Art. 17 GDPR)',
      details: `The app shows the receipt number after sending, such as 3F2A9C1E-7B4D.
Erases name, address, photos, waiting e-mails and e-mails in DATA_DIR/mail.
For billing, meter number, OBIS, value, day and arrival stay (table billed_reading).`,
    },
  }),
  run: (world, given) => eraseOrFinish(world, given, () => eraseReading(world, given)),
};

async function eraseReading(world: OperatorWorld, given: CommandInput): Promise<Facts> {
  const { applicationId } = chosenApplication(world, given);
  const number = (given.words[0] ?? '').trim().toUpperCase();
  const wanted = { applicationId, number, meter: given.values['meter'] ?? null };
  const isConfirmed = given.switches.has('yes') && !isDryRun(given);
  if (isConfirmed) await requireRoom(world);
  const { found, id, photos } = await world.database.transaction().execute(async (transaction) => {
    const {
      id,
      meter_number: meterNumber,
      received_at: receivedAt,
    } = await findAnonymousReading(transaction, wanted);
    if (isConfirmed) noteErasing(world);
    const photos = await photosOf(transaction, id);
    const values = await transaction
      .selectFrom('anonymous_value')
      .select('position')
      .where('reading_id', '=', id)
      .execute();
    if (isConfirmed) {
      await keepForBilling(transaction, applicationId, { anonymous: sql`select ${id}` });
      await sql`delete from remembered_key where reading_id = ${id}`.execute(transaction);
      await sql`delete from remembered_answer where body = ${id}`.execute(transaction);
      // The database also deletes its values and waiting letters.
      await transaction.deleteFrom('anonymous_reading').where('id', '=', id).execute();
      await markUnused(transaction, photos, LONG_AGO);
      await world.audit.record(transaction, 'anonymous-reading-erased', { reading: id });
    }
    const counts = { values: values.length, photos: photos.length };
    return { id, photos, found: { number, meterNumber, receivedAt, ...counts } };
  });
  const facts = { ...found, isErased: isConfirmed };
  if (!isConfirmed) {
    world.say(eraseTexts.asks(eraseTexts.foundReading(found)));
    return facts;
  }
  await deleteLettersOf(world.settings.mail.outbox, id);
  await finishErasing(world, photos, eraseTexts.erasedReading(eraseTexts.foundReading(found)));
  return facts;
}

interface Wanted {
  readonly applicationId: string;
  readonly number: string;
  readonly meter: string | null;
}

/** The lock keeps a receipt for the reading from being stored meanwhile. */
export async function findAnonymousReading(
  transaction: Database,
  { applicationId, number, meter }: Wanted,
) {
  const readings = await transaction
    .selectFrom('anonymous_reading')
    .select(['id', 'meter_number', 'received_at'])
    .where('application_id', '=', applicationId)
    .where('receipt_number', '=', number)
    .forUpdate()
    .execute();
  const [one, other] = readings.filter(
    ({ meter_number }) => meter === null || meter_number === meter,
  );
  if (one === undefined) throw new NobodyFound(eraseTexts.noReceipt(number));
  if (other !== undefined) throw new OperatorFailure(eraseTexts.manyReceipts(number));
  return one;
}

async function photosOf(database: Database, readingId: string): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('anonymous_photo')
    .select('photo_hash')
    .distinct()
    .where('reading_id', '=', readingId)
    .orderBy('photo_hash')
    .execute();
  return rows.map(({ photo_hash: hash }) => hash);
}
