import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMailTransport } from '../mail/mail-transport';
import { sendDueMail } from '../mail/send-mail';
import { createAccount } from '../operator/accounts/create-account';
import { importJobs } from '../operator/import-jobs/import-jobs';
import { confirmConsent } from '../registration/consent';
import { noteUnconfirmed } from '../registration/unconfirmed-email';
import type { OperatorDesk } from './operator-world';
import { jpegOf } from './pictures';
import { asShare, shareCaller } from './share-caller';
import { APPLICATION_ID, grantOf, type TestServer } from './test-server';
import { aKey } from './a-key-file';

/** Every text of the planted person contains it; the texts of another customer contain 'nachbar'. */
export const WORD = 'geheim';

/** The name of somebody to whom a helper has passed the job on. */
export const THIRD = 'Dritte';

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
  meterCompany: `${word}Laden`,
  meterFirstname: `${word}Mietervorname`,
  meterLastname: `${word}Mietername`,
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

/**
 * A customer with everything that people write in a year, with sub-accesses that have ended and one
 * that has not. Returns the username of that one.
 */
export async function plantPerson(desk: OperatorDesk, test: TestServer): Promise<string> {
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
    await helper.call('POST', `job/${WORD}-job/notReadable`, {
      reason: 'OTHER',
      comment: `${WORD} vor der Tür`,
      images: [photo(35)],
      date: '2026-11-20',
    }),
    await helper.call('POST', 'unknown-reading', {
      meterNumber: `12/34 ${WORD}`,
      readingValue: 1,
      readingImages: [photo(33)],
      readingDate: '2026-11-20',
      comment: `${WORD} im Garten`,
    }),
  ];
  expect(sent.map(({ status }) => status)).toEqual([204, 204, 200, 200, 200, 204]);
  const tooLate = { meterNumber: `9/9 ${WORD}`, readingValue: 1, readingDate: '2027-11-20' };
  expect((await customer.call('POST', 'unknown-reading', tooLate)).status).toBe(422);
  const transport = createMailTransport(desk.settings.mail);
  await sendDueMail({ database, key: aKey, transport, clock, log: { warn: fail, error: fail } });
  await customer.call('DELETE', `share/account/${ended.id}`);
  const substituting = { name: `${WORD}Vertretung`, allowToReShare: true, jobIds };
  const share = await customer.shared(substituting);
  await sendTo(customer, share, `${WORD}.neu`);
  const substitute = await asShare(test, share);
  // The letter waits, and the share has not ended.
  const third = await substitute.shared({ name: THIRD, jobIds });
  expect((await sendTo(substitute, third, THIRD)).status).toBe(204);
  await substitute.call('POST', `job/${WORD}-job/meterRateTask/result`, readingWith('von mir', 34));
  const { id } = await database
    .selectFrom('account')
    .select('id')
    .where('username', '=', account.username)
    .executeTakeFirstOrThrow();
  const now = clock();
  const confirmed = { email: `post@${WORD}.example`, confirmedAt: now };
  await confirmConsent(database, { accountId: id, ...confirmed });
  await noteUnconfirmed(database, { accountId: id, email: `neu@${WORD}.example`, now });
  // The previous version remembered the job, here for a sub-access that has ended.
  const { body } = await customer.call('GET', 'job');
  const [, job = ''] = /^\{"jobs":\[(.*)\]\}$/.exec(JSON.stringify(body)) ?? [];
  const answer = { status: 200, body: job, answered_at: clock() };
  const key = { owner: ended.id, key: 'k' };
  await database
    .insertInto('remembered_answer')
    .values({ ...key, ...answer })
    .execute();
  return share.username;
}

const fail = () => {
  throw new Error('A letter was not written.');
};
