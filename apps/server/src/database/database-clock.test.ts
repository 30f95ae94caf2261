import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database';
import { openDatabaseClock } from './database-clock';

const MINUTE = 60_000;

describe.each(databaseKinds)('the clock of the %s database', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());

  /** The clocks of the machine beside the true time. */
  async function openWith(own: { wall: number; steady: number }) {
    const said: string[] = [];
    const { clock, compare, stop } = await openDatabaseClock(
      opened.database,
      (line) => said.push(line),
      { wall: () => Date.now() + own.wall, steady: () => performance.now() + own.steady },
    );
    await stop();
    const minutesOff = () => Math.round((clock().getTime() - Date.now()) / MINUTE) + 0;
    return { minutesOff, compare, said };
  }

  it.each([
    { says: 'is right', wall: 0, line: '' },
    { says: 'is ten minutes behind', wall: -10 * MINUTE, line: 'geht 10 min nach' },
    { says: 'is two hours ahead', wall: 120 * MINUTE, line: 'geht 120 min vor' },
  ])('counts if the own one $says', async ({ wall, line }) => {
    const { minutesOff, said } = await openWith({ wall, steady: 0 });
    expect(minutesOff()).toBe(0);
    expect(said).toHaveLength(line === '' ? 0 : 1);
    expect(said.join('')).toContain(line);
  });

  it.each([
    { says: 'the own clock, 10 min ahead at the start, is set right', from: 10, to: 0, sleep: 0 },
    { says: 'the own clock is set 10 min back', from: 0, to: -10, sleep: 0 },
    { says: 'the machine has slept for 10 min', from: 0, to: 0, sleep: 10 },
  ])('is never behind, also if $says between two comparisons', async ({ from, to, sleep }) => {
    const own = { wall: from * MINUTE, steady: 0 };
    const { minutesOff, compare } = await openWith(own);
    own.wall = to * MINUTE;
    own.steady = -sleep * MINUTE;
    expect(minutesOff()).toBe(0);
    await compare();
    expect(minutesOff()).toBe(0);
  });

  it('compares at once if the own clock is set forward, and is right then', async () => {
    const own = { wall: -10 * MINUTE, steady: 0 };
    const { minutesOff } = await openWith(own);
    own.wall = 0;
    while (minutesOff() !== 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(minutesOff()).toBe(0);
  });
});
