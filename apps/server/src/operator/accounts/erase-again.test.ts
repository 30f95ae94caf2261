import { type KyselyPlugin, sql } from 'kysely';
import fs from 'node:fs';
import { join } from 'node:path';
import { dumpOf } from '../../testing/database-dump';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { APPLICATION_ID } from '../../testing/test-server';
import type { Command } from '../command';
import { createAccount } from './create-account';
import { erase } from './erase';
import { eraseAnonymous } from './erase-anonymous';

describe('erasing with the embedded database', () => {
  let desk: OperatorDesk;
  beforeEach(async () => {
    desk = await openOperatorDesk('embedded');
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await desk.close();
  });

  /** Ends as if the power had gone after the transaction. */
  const interrupted = async (command: Command, word: string) => {
    const order = { words: [word], values: {}, switches: new Set(['yes']) };
    const database = desk.database.withPlugin(powerFailsAt('vacuum full'));
    await expect(command.run({ ...desk, database }, order)).rejects.toThrow('power');
  };
  const create = () => desk.run(createAccount, ['4711'], { name: 'Geheimnisvoll' });
  const names = async () =>
    (await desk.database.selectFrom('account').select('name').execute()).map(({ name }) => name);

  it('is finished by the same command if it was interrupted after its transaction', async () => {
    await create();
    const letters = join(desk.settings.mail.outbox, 'ended-account');
    fs.mkdirSync(letters, { recursive: true });
    fs.writeFileSync(join(letters, 'letter.eml'), 'An Frau Geheimnisvoll');
    await interrupted(erase, '4711');
    expect(await names()).toEqual([]);
    expect(await dumpOf(desk)).toContain('geheimnisvoll');

    await expect(desk.run(erase, ['4711'])).rejects.toThrow(/Kein Zugang[^]*--yes wiederholen/);
    expect(await desk.run(erase, ['4711'], { yes: true })).toMatch(
      /Kein Zugang.*4711[^]*war unterbrochen worden\. Sie ist jetzt zu Ende/,
    );
    expect(await dumpOf(desk)).not.toContain('geheimnisvoll');
    await expect(desk.run(erase, ['4711'], { yes: true })).rejects.toThrow(/^Kein Zugang.*\.$/);
  });

  it('is finished by erasing a reading without a login, too', async () => {
    await create();
    await interrupted(erase, '4711');
    const said = await desk.run(eraseAnonymous, ['3F2A9C1E-7B4D'], { yes: true });
    expect(said).toMatch(/Sie ist jetzt zu Ende/);
    expect(await dumpOf(desk)).not.toContain('geheimnisvoll');
  });

  it.each([
    { command: erase, word: '4711' },
    { command: eraseAnonymous, word: '3F2A9C1E-7B4D' },
  ])('$command.name erases nothing without the room to rewrite the database', async (one) => {
    await create();
    await sql`insert into anonymous_reading (id, application_id, token_hash, meter_type, meter_number,
        reading_date, contact, received_at, delete_after, receipt_number)
      values ('a-1', ${APPLICATION_ID}, '', 'GAS_METER', '1', '2026-11-20', '{}', '2026-11-20', '2027-05-20',
        '3F2A9C1E-7B4D')`.execute(desk.database);
    const little = jest.spyOn(fs, 'statfsSync');
    little.mockReturnValue({ ...fs.statfsSync('/'), bavail: 200_000, bsize: 1024 });
    await expect(desk.run(one.command, [one.word], { yes: true })).rejects.toThrow(
      /^Jetzt wurde nichts gelöscht: .* braucht dafür [23]\d\d MB .*, frei sind 205 MB\./,
    );
    little.mockRestore();
    expect(await names()).toEqual(['Geheimnisvoll']);
    await expect(desk.run(one.command, ['4712'], { yes: true })).rejects.toThrow(/^Kein.*471.*\.$/);
    expect(await desk.run(one.command, [one.word], { yes: true })).toMatch(/^Gelöscht/);
  });
});

function powerFailsAt(statement: string): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (node.kind === 'RawNode' && node.sqlFragments[0] === statement) throw new Error('power');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
