import { receiptNumber } from '@ablesbar/domain';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMailTransport } from '../../mail/mail-transport';
import { sendDueMail } from '../../mail/send-mail';
import { anonymousCalls, startAnonymousServer } from '../../testing/anonymous-readings';
import { columnsWith, dumpOf } from '../../testing/database-dump';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { databaseKinds } from '../../testing/test-database';
import type { TestServer } from '../../testing/test-server';
import { exportAnonymous } from '../export-person/export-person';
import { eraseAnonymous } from './erase-anonymous';
import { aKey } from '../../testing/a-key-file';

const WORD = 'heimlich';
const contact = {
  firstname: `${WORD}Vorname`,
  lastname: `${WORD}Nachname`,
  street: `${WORD}Strasse`,
  houseNumber: '1',
  zip: '39999',
  city: `${WORD}Stadt`,
};

describe.each(databaseKinds)('one reading without a login on %s', (kind) => {
  let desk: OperatorDesk;
  let test: TestServer;
  beforeAll(async () => {
    desk = await openOperatorDesk(kind);
    test = await startAnonymousServer(desk.database);
  });
  afterEach(() => desk.clear());
  afterAll(async () => {
    await test.server.close();
    await desk.close();
  });

  const { newToken, send, ask } = anonymousCalls(() => test);
  const readings = () => desk.database.selectFrom('anonymous_reading').select('contact').execute();
  const sendAs = async (key: string, change: object, receipts: number) => {
    const token = await newToken();
    expect(await send(change, key, token)).toMatchObject({ status: 204 });
    const email = { ...change, email: `frau.${WORD}@${WORD}.example` };
    for (let index = 0; index < receipts; index += 1) {
      expect(await ask(token, email)).toMatchObject({ status: 204 });
    }
  };
  const writeLetters = () =>
    sendDueMail({
      database: desk.database,
      key: aKey,
      transport: createMailTransport(desk.settings.mail),
      clock: desk.clock,
      log: { warn: fail, error: fail },
    });
  const fail = () => {
    throw new Error('A letter was not written.');
  };

  it('is erased by the number on its receipt, with its photo and its letters', async () => {
    const [key, other] = [randomUUID(), randomUUID()];
    await sendAs(key, { contact }, 1);
    await writeLetters();
    await sendAs(other, {}, 0);
    await sendAs(randomUUID(), {}, 1);
    // A letter that still waits.
    await desk.database
      .updateTable('sealed_mail')
      .set({
        anonymous_id: (of) =>
          of.selectFrom('remembered_key').select('reading_id').where('key', '=', key),
      })
      .execute();
    const found = await columnsWith(desk, WORD);
    const columns = [...found].flatMap(([column, has]) => (has ? [column] : []));
    expect(columns).toEqual(expect.arrayContaining(['anonymous_reading.contact']));
    const number = receiptNumber(key);
    await desk.run(exportAnonymous, [number.toLowerCase()]);
    const folder = join(desk.cwd, `auskunft-${number}`);
    const exported: unknown = JSON.parse(readFileSync(join(folder, 'person.json'), 'utf8'));
    const email = `frau.${WORD}@${WORD}.example`;
    const photoFiles = [expect.stringMatching(/^photos\/2026-11-20\/1EMH0099887766_[\w-]+_1.jpg$/)];
    expect(exported).toMatchObject({
      reading: [{ receiptNumber: number, contact }],
      values: [{ obis: '1-1:1.8.0', readingValue: 4711.5, photoFiles }],
      waitingMails: [{ toAddress: email }],
      rememberedCalls: [{ key }],
      letters: [{ to: `"frau. ${WORD}" <${email}>` }],
    });
    expect(readdirSync(join(folder, 'photos'), { recursive: true })).toHaveLength(2);
    expect(await desk.run(eraseAnonymous, [number])).toMatch(
      /Zähler 1EMH0099887766.*1 Foto,[^]*Nichts wurde/,
    );
    expect((await dumpOf(desk)).includes(`${WORD}nachname`)).toBe(true);
    expect(await readings()).toHaveLength(3);

    await desk.run(eraseAnonymous, [number.toLowerCase()], { yes: true });

    const after = await dumpOf(desk);
    expect([...after.matchAll(/[\w.@-]*heimlich[\w.@-]*/g)]).toEqual([]);
    expect(after.includes(key)).toBe(false);
    expect(await readings()).toHaveLength(2);
    expect(await desk.database.selectFrom('sealed_mail').select('id').execute()).toEqual([]);
    // The other readings show the same photo.
    expect(await desk.database.selectFrom('photo').select('hash').execute()).toHaveLength(1);
    const billed = desk.database.selectFrom('billed_reading').select(['meter_number', 'obis']);
    expect(await billed.execute()).toEqual([{ meter_number: '1EMH0099887766', obis: '1-1:1.8.0' }]);
  });

  it('is not erased by an unknown number, nor by one that two readings have', async () => {
    const key = '3f2a9c1e-7b4d-';
    await sendAs(`${key}1`, {}, 0);
    await sendAs(`${key}2`, { meterNumber: '2EMH0099887766' }, 0);
    const number = '3F2A9C1E-7B4D';
    const erased = (values: Readonly<Record<string, string>>, words = [number]) =>
      desk.run(eraseAnonymous, words, { yes: true, ...values });
    await expect(erased({}, ['3F2A9C1E'])).rejects.toThrow(/Keine Ablesung/);
    await expect(erased({})).rejects.toThrow(/Mehrere.*--meter/);
    await expect(erased({ meter: '3' })).rejects.toThrow(/Keine Ablesung/);
    expect(await readings()).toHaveLength(2);
    await erased({ meter: '2EMH0099887766' });
    expect(await readings()).toHaveLength(1);
  });
});
