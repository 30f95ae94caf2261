import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyFileAt, keyOfNow } from '../keys/key-file';
import { rotateKeysCommand } from '../operator/rotate-keys-command';
import { columnsWith, dumpOf } from '../testing/database-dump';
import { openOperatorDesk, type OperatorDesk } from '../testing/operator-world';
import { databaseKinds } from '../testing/test-database';
import { sealReadableMail } from './mail-seal';
import { createMailTransport, type MailTransport } from './mail-transport';
import { sendDueMail, sendMailRegularly } from './send-mail';
import { queueMail, waitingMailState } from './waiting-mail';

const SECRETS = [
  'versteckt@post.example',
  'frau verstecktname',
  '/m/versteckterlink',
  'pwversteckt',
];
const letter = {
  subject: 'Zugang für Frau Verstecktname',
  text: 'https://a.example/m/versteckterlink, Kennwort pwversteckt',
  html: '<p>/m/versteckterlink pwversteckt</p>',
};
const LATER = new Date('2027-01-01T09:00:00Z');

describe.each(databaseKinds)('a letter that waits in the %s database', (kind) => {
  let desk: OperatorDesk;
  let key: ReturnType<typeof keyOfNow>;
  let files: MailTransport;
  const failures: object[] = [];
  const note = (about: object) => void failures.push(about);
  const log = { warn: note, error: note };
  beforeAll(async () => {
    desk = await openOperatorDesk(kind);
    files = createMailTransport(desk.settings.mail);
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.clear();
    rmSync(desk.settings.mail.outbox, { recursive: true, force: true });
    failures.length = 0;
    key = keyOfNow(keyFileAt(desk.settings.keyFile));
  });

  const post = () =>
    queueMail(desk.database, key(), {
      accountId: null,
      fromName: 'Stadtwerke',
      to: { name: 'Frau Verstecktname', email: 'versteckt@post.example' },
      letter,
      now: desk.clock(),
    });
  const away: MailTransport = {
    send: () => Promise.reject(new Error('The mail server is away.')),
    close: () => undefined,
  };
  const sendOver = (transport: MailTransport, now: Date) =>
    sendDueMail({ database: desk.database, key, transport, clock: () => now, log });
  const sent = () =>
    readdirSync(desk.settings.mail.outbox).map((name) =>
      readFileSync(join(desk.settings.mail.outbox, name), 'utf8'),
    );
  const waits = () => waitingMailState(desk.database, key());
  const theLetter = /To: Frau Verstecktname[^]*pwversteckt/;

  it('is not readable in a copy of the database, also after a failure, and is sent after a restart', async () => {
    await post();
    await sendOver(away, desk.clock());
    const copy = await dumpOf(desk);
    expect(copy).toContain('sealed_mail');
    expect(SECRETS.filter((secret) => copy.includes(secret))).toEqual([]);
    key = keyOfNow(keyFileAt(desk.settings.keyFile));
    await sendOver(files, LATER);
    expect(sent()).toEqual([expect.stringMatching(theLetter)]);
    expect(await waits()).toMatchObject({ waiting: 0 });
  });

  it('is sent after the key file was replaced, by a server that goes on', async () => {
    await post();
    const before = readFileSync(desk.settings.keyFile, 'utf8');
    expect(await desk.run(rotateKeysCommand, [], { 'new-file': true })).not.toContain('wartende');
    expect(readFileSync(desk.settings.keyFile, 'utf8')).not.toBe(before);
    await post();
    expect(await waits()).toMatchObject({ waiting: 2, foreign: 0 });
    await sendOver(files, LATER);
    expect(sent()).toHaveLength(2);
    for (const one of sent()) expect(one).toMatch(theLetter);
  });

  it('of a lost key file stays and is told, and is sent when the file is back', async () => {
    await post();
    const before = readFileSync(desk.settings.keyFile, 'utf8');
    rmSync(desk.settings.keyFile);
    expect(await desk.run(rotateKeysCommand, [], { 'new-file': true })).toContain(
      '1 wartende E-Mail ist mit einer anderen Schlüsseldatei versiegelt',
    );
    const parts = { database: desk.database, key, clock: () => LATER, log };
    await sendMailRegularly({ ...parts, transport: away }).stop();
    expect(failures).toEqual([{ mails: 1 }]);
    expect(await waits()).toMatchObject({ waiting: 1, foreign: 1 });
    writeFileSync(desk.settings.keyFile, before);
    await sendOver(files, desk.clock());
    expect(sent()).toEqual([expect.stringMatching(theLetter)]);
  });

  it('that the previous version has stored is sealed, and sent once', async () => {
    const { subject, text, html } = letter;
    await desk.database
      .insertInto('waiting_mail')
      .values(
        Array.from({ length: 201 }, (_, index) => ({
          ...{ id: `mail-${index}`, subject, text, html, from_name: 'Stadtwerke' },
          ...{ to_name: 'Frau Verstecktname', to_address: 'versteckt@post.example' },
          ...{ attempts: 3, next_try_at: index === 7 ? desk.clock() : LATER },
        })),
      )
      .execute();
    await Promise.all([
      sealReadableMail(desk.database, key()),
      sealReadableMail(desk.database, key()),
    ]);
    // It stands in each of the secrets.
    const columns = await columnsWith(desk, 'versteckt');
    expect([...columns].filter(([, has]) => has)).toEqual([]);
    expect(await waits()).toMatchObject({ waiting: 201 });
    await sendOver(files, desk.clock());
    expect(sent()).toEqual([expect.stringMatching(theLetter)]);
    expect(await waits()).toMatchObject({ waiting: 200 });
  });

  it('that is damaged stays and is told, and the next one is sent', async () => {
    await post();
    await desk.database.updateTable('sealed_mail').set({ sealed: 'damaged' }).execute();
    await post();
    await sendOver(files, desk.clock());
    expect(failures).toMatchObject([{ attempts: 1 }]);
    expect(sent()).toEqual([expect.stringMatching(theLetter)]);
    expect(await waits()).toMatchObject({ waiting: 1, foreign: 0 });
  });
});
