import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { databaseKinds } from '../../testing/test-database';
import { APPLICATION_ID, startTestServer, type TestServer } from '../../testing/test-server';
import { letters } from '../letters/letters';
import { changeLogin } from './change-login';

describe.each(databaseKinds)('change login on %s', (kind) => {
  let desk: OperatorDesk;
  let test: TestServer;
  beforeAll(async () => {
    desk = await openOperatorDesk(kind);
    test = await startTestServer(desk.database);
    writeFileSync(join(desk.cwd, 'new.txt'), 'vier Wörter im Keller\n');
    writeFileSync(join(desk.cwd, 'short.txt'), 'kurz\n');
  });
  afterAll(async () => {
    await test.server.close();
    await desk.close();
  });

  const logIn = async (username: string, password: string) => {
    const login = { applicationId: APPLICATION_ID, username, password };
    return (await test.post('/auth/token', login)).status;
  };
  const refresh = async (token: string) =>
    (await test.post('/auth/token', { applicationId: APPLICATION_ID, token })).status;

  it('a new username keeps the password and the sessions', async () => {
    const { refreshToken } = await test.logIn('demo-nachbarin');
    const said = await desk.run(changeLogin, ['demo-nachbarin'], { username: 'aylin.demirtas' });
    expect(said).toBe('Geändert: aylin.demirtas.');
    expect(await logIn('demo-nachbarin', 'demo-nachbarin')).toBe(401);
    expect(await logIn('aylin.demirtas', 'demo-nachbarin')).toBe(200);
    expect(await refresh(refreshToken)).toBe(200);
  });

  it('a new password ends the old one and the sessions', async () => {
    const { refreshToken } = await test.logIn('demo-kunde');
    await desk.run(changeLogin, ['demo-kunde'], { 'password-file': 'new.txt' });
    expect(await logIn('demo-kunde', 'demo-kunde')).toBe(401);
    expect(await refresh(refreshToken)).toBe(401);
    expect(await logIn('demo-kunde', 'vier Wörter im Keller')).toBe(200);
  });

  it('letters leave a chosen password alone', async () => {
    await desk.database
      .updateTable('account')
      .set({ customer_number: '1' })
      .where('username', '=', 'demo-sonderfall')
      .execute();
    await desk.run(changeLogin, ['1'], { 'password-file': 'new.txt' });
    await expect(desk.run(letters, ['letters.html'])).rejects.toThrow();
    expect(await logIn('demo-sonderfall', 'vier Wörter im Keller')).toBe(200);
  });

  it.each([
    { says: 'nothing is given', change: {}, reason: /--username oder --password-file/ },
    {
      says: 'the username is taken',
      change: { username: 'demo-verwaltung' },
      reason: /ist vergeben/,
    },
    { says: 'the username is too short', change: { username: 'erik' }, reason: /5 Zeichen/ },
    {
      says: 'the password is too short',
      change: { 'password-file': 'short.txt' },
      reason: /in short\.txt stehen weniger/,
    },
    { says: 'there is no file', change: { 'password-file': 'none.txt' }, reason: /ENOENT/ },
  ])('changes nothing: $says', async ({ change, reason }) => {
    await expect(desk.run(changeLogin, ['demo-sonderfall'], change)).rejects.toThrow(reason);
    await expect(desk.run(changeLogin, ['nobody'], { username: 'somebody' })).rejects.toThrow(
      /Kein Zugang/,
    );
  });
});
