import { createFakeServer, json } from '@ablesbar/api-client/testing';
import { shareMail } from '@ablesbar/domain';
import { createTestStore } from '../job/testing/create-test-store';
import { mailShare, renewShareLogin, shareJobs } from './secret-calls';
import { aLogin } from './testing/show-sharing';

const wanted = { accountId: 'a-1', name: 'Haus 1', allowToReShare: false, jobIds: ['j-1'] };
const mail = shareMail('a@b.de', { salutation: '', login: aLogin('haus-1') });

function aStore() {
  const server = createFakeServer();
  const made = json(200, { ...aLogin('haus-1'), id: 's-1', name: 'Haus 1' });
  server.on('POST', '/api/pro/share/job', made);
  server.on('POST', '/api/pro/share/account/s-1/login', made);
  server.on('POST', '/api/communication/email/share/account', made);
  return createTestStore(server.fetch);
}
type Store = ReturnType<typeof aStore>;

test.each([
  {
    says: 'a new access',
    ask: ({ dispatch }: Store) => dispatch(shareJobs(wanted)),
  },
  {
    says: 'a new login',
    ask: ({ dispatch }: Store) => dispatch(renewShareLogin({ accountId: 'a-1', shareId: 's-1' })),
  },
  {
    says: 'an e-mail with a login',
    ask: ({ dispatch }: Store) => dispatch(mailShare({ accountId: 'a-1', mail })),
  },
])('the store keeps nothing of $says, neither during the call nor after it', async ({ ask }) => {
  const store = aStore();
  const asking = ask(store);
  expect(store.getState().api.mutations).toEqual({});
  expect(await asking).not.toHaveProperty('error');
  expect(store.getState().api.mutations).toEqual({});
});
