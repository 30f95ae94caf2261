import { wholeConfig } from '@ablesbar/domain';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMailTransport } from '../../mail/mail-transport';
import { sendDueMail } from '../../mail/send-mail';
import { confirmEmail, registrationOf } from '../../registration/registration';
import { columnsWith, dumpOf } from '../../testing/database-dump';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { jpegOf } from '../../testing/pictures';
import { asShare, shareCaller } from '../../testing/share-caller';
import { databaseKinds } from '../../testing/test-database';
import {
  anApplication,
  APPLICATION_ID,
  grantOf,
  startTestServer,
  type TestServer,
} from '../../testing/test-server';
import { importJobs } from '../import-jobs/import-jobs';
import { createAccount } from './create-account';
import { erase } from './erase';

const WORD = 'geheim';
/** Columns in which no person writes and no import: ids, hashes, codes and our own words. */
const WITHOUT_A_PERSON = [
  /\.id$|_id$|_hash$|^migration\.|^setting\.|^photo\.|^rate_limit\.|^limit_bucket\.|^signing_key\.|^login_failure\./,
  /^account\.(application_id|roles|language|letter_run)$|^job\.(config|meter_type)$/,
  /^crm_registration\.self_service_token$|^waiting_mail\.(from_name|subject)$/,
  /^rate_task\.(obis|unit)$|^reading_event\.(reason|other_reason)$|^shared_job\.given_by$/,
  /^remembered_(key|answer)\.(owner|key|content)$|^billed_reading\./,
  // Only a reading without a login fills them; see erase-anonymous.test.ts.
  /^anonymous_(reading|value)\./,
];

describe.each(databaseKinds)('after erase on %s', (kind) => {
  let desk: OperatorDesk;
  let test: TestServer;
  beforeAll(async () => {
    desk = await openOperatorDesk(kind);
    const features = { reshareAllowed: true, unknownReadingsAllowed: true };
    const application = anApplication({ config: wholeConfig({ features }), hosts: ['a.example'] });
    test = await startTestServer(desk.database, { applications: [application] });
  });
  afterAll(async () => {
    await test.server.close();
    await desk.close();
  });

  const rowOf = (word: string) => ({
    customerNumber: `${word}-nummer`,
    firstname: `${word}Vorname`,
    lastname: `${word}Nachname`,
    company: `${word}Firma`,
    mailingStreet: `${word}Strasse`,
    mailingHouseNumber: `${word}Haus`,
    mailingZip: word,
    mailingCity: `${word}Stadt`,
    jobId: `${word}-job`,
    maLoId: `${word}malo`,
    meLoId: `${word}melo`,
    reshareAllowed: 'ja',
    partnerName: `${word}Partner`,
    meterNumber: `${word}Zaehler`,
    customMeterType: `${word}Bauart`,
    street: `${word}Messstrasse`,
    city: `${word}Messort`,
    cityDistrict: `${word}Ortsteil`,
    objectKey: `${word}Objekt`,
    locationDescription: `${word} im Keller links`,
    hint: `${word}Hinweis`,
    taskId: `${word}-task`,
    rateName: `${word}Zaehlwerk`,
    preDecimals: '6',
  });
  const photo = (length: number) => ({
    encodedImage: jpegOf({ length }).toString('base64'),
    mimeType: 'image/jpeg',
  });
  const readingWith = (comment: string, length: number) => ({
    results: [{ taskId: `${WORD}-task`, comment, readingValue: 1, readingImages: [photo(length)] }],
    readingDate: '2026-11-20',
  });
  const sendTo = (
    { call }: ReturnType<typeof shareCaller>,
    login: object,
    name: string,
  ): Promise<{ readonly status: number }> =>
    call('POST', '../communication/email/share/account', {
      payload: { salutation: `Guten Tag ${name}`, login },
      metaData: { mailTo: { name, email: `${name}@${WORD}.example` } },
    });

  /** A customer with everything that people write in a year, and sub-accesses that have ended. */
  async function plant(): Promise<void> {
    const { database, clock } = desk;
    const account = { username: `${WORD}user`, name: `${WORD}Name` };
    const said = await desk.run(createAccount, [`${WORD}-nummer`], account);
    writeFileSync(join(desk.cwd, 'jobs.json'), JSON.stringify([rowOf(WORD), rowOf('nachbar')]));
    await desk.run(importJobs, ['jobs.json']);
    const password = / Passwort: (\S+)/.exec(said)?.[1];
    const login = { applicationId: APPLICATION_ID, username: account.username, password };
    const { token } = grantOf(await test.post('/auth/token', login));
    const customer = shareCaller(test, token);
    const jobIds = [`${WORD}-job`];
    const ended = await customer.shared({ name: `${WORD}Hilfe`, allowToReShare: true, jobIds });
    const helper = await asShare(test, ended);
    const below = await helper.shared({ name: `${WORD}Nichte`, jobIds });
    const sent = [
      await sendTo(customer, ended, `${WORD}.helfer`),
      await sendTo(helper, below, `${WORD}.nichte`),
      await helper.call('POST', `job/${WORD}-job/meterRateTask/result`, readingWith(WORD, 31)),
      await customer.call('POST', `job/${WORD}-job/meterRateTask/result`, readingWith(WORD, 32)),
      await helper.call('POST', 'unknown-reading', {
        meterNumber: `12/34 ${WORD}`,
        readingValue: 1,
        readingImages: [photo(33)],
        readingDate: '2026-11-20',
        comment: `${WORD} im Garten`,
      }),
    ];
    expect(sent.map(({ status }) => status)).toEqual([204, 204, 200, 200, 204]);
    const transport = createMailTransport(desk.settings.mail);
    await sendDueMail({ database, transport, clock, log: { warn: fail, error: fail } });
    await customer.call('DELETE', `share/account/${ended.id}`);
    await sendTo(customer, await customer.shared({ name: WORD, jobIds }), `${WORD}.neu`);
    const { id } = await database
      .selectFrom('account')
      .select('id')
      .where('username', '=', account.username)
      .executeTakeFirstOrThrow();
    const { self_service_token: crm } = await registrationOf(database, id);
    await confirmEmail(database, { token: crm, email: `post@${WORD}.example`, now: clock() });
    // The previous version remembered the job, here for a sub-access that has ended.
    const { body } = await customer.call('GET', 'job');
    const [, job = ''] = /^\{"jobs":\[(.*)\]\}$/.exec(JSON.stringify(body)) ?? [];
    const answer = { status: 200, body: job, answered_at: clock() };
    const key = { owner: ended.id, key: 'k' };
    await database
      .insertInto('remembered_answer')
      .values({ ...key, ...answer })
      .execute();
  }
  const fail = () => {
    throw new Error('A letter was not written.');
  };

  it('nothing that the customer or a helper wrote is left, and nothing else is gone', async () => {
    await plant();
    const planted = [...(await columnsWith(desk, WORD))];
    const empty = planted.flatMap(([column, has]) => (has ? [] : [column]));
    expect(empty.filter((column) => !WITHOUT_A_PERSON.some((one) => one.test(column)))).toEqual([]);
    const hashes = (await desk.database.selectFrom('photo').select('hash').execute()).map(
      ({ hash }) => hash,
    );
    expect(hashes).toHaveLength(3);
    const before = await dumpOf(desk);
    for (const word of [`${WORD}nachname`, `${WORD}.nichte@`, `${WORD} im garten`, ...hashes]) {
      expect(before.includes(word)).toBe(true);
    }

    const said = await desk.run(erase, [`${WORD}-nummer`], { yes: true });

    expect(said).toContain('3 Fotos, 1 wartende E-Mails, 2 E-Mails als Datei; 3 Ablesungen');
    const after = await dumpOf(desk);
    const left = [...after.matchAll(/[\w.@-]*geheim[\w.@ -]{0,40}/g)].map(([text]) => text);
    // Bookkeeping keeps the meter number of the utility.
    expect(left.filter((text) => !text.startsWith(`${WORD}zaehler`))).toEqual([]);
    expect(hashes.filter((hash) => after.includes(hash))).toEqual([]);
    expect(after.includes('nachbarnachname')).toBe(true);
    const billed = desk.database.selectFrom('billed_reading').select('meter_number');
    const numbers = (await billed.execute()).map((row) => row.meter_number);
    expect(numbers.sort()).toEqual(['12/34', `${WORD}Zaehler`, `${WORD}Zaehler`]);
  });
});
