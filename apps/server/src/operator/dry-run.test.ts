import { openOperatorDesk, type OperatorDesk } from '../testing/operator-world';
import { anyDatabase } from '../testing/test-database';
import { createAccount } from './accounts/create-account';
import { revoke } from './accounts/revoke';
import { rotateKeysCommand } from './rotate-keys-command';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk(anyDatabase);
});
afterAll(() => desk.close());

const NAMED = { name: 'Erika Musterfrau' };

function rows() {
  return Promise.all([
    desk.database.selectFrom('account').selectAll().execute(),
    desk.database.selectFrom('waiting_audit_line').selectAll().execute(),
    desk.database.selectFrom('signing_key').selectAll().execute(),
  ]);
}

it('changes nothing, not even the audit lines, and shows no login', async () => {
  await desk.run(createAccount, ['4711'], NAMED);
  const before = await rows();
  const said = await desk.run(createAccount, ['4712'], { ...NAMED, 'dry-run': true });
  expect(said).toBe('Der Zugang kann angelegt werden.');
  expect(await desk.run(revoke, ['4711'], { 'dry-run': true })).toMatch(/^Gesperrt/);
  expect(await desk.run(rotateKeysCommand, [], { 'dry-run': true })).toMatch(/würden/);
  expect(await rows()).toEqual(before);
});

it('meets the refusals of the real run', async () => {
  const again = desk.run(createAccount, ['4711'], { ...NAMED, 'dry-run': true });
  await expect(again).rejects.toThrow(/schon einen Zugang/);
});
