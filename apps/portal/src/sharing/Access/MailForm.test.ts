import { type MailState, type MailTask, sendMails } from './MailForm';

const tasks = (...states: readonly MailState[]) =>
  states.map((state, n): MailTask => ({ address: `${n}@b.de`, state }));

test.each([
  {
    says: 'each new one',
    before: tasks('waiting', 'waiting'),
    refused: '',
    asked: ['0@b.de', '1@b.de'],
    after: ['sent', 'sent'],
  },
  {
    says: 'also after one that failed',
    before: tasks('waiting', 'waiting'),
    refused: '0@b.de',
    asked: ['0@b.de', '1@b.de'],
    after: ['failed', 'sent'],
  },
  {
    says: 'only the failed ones the second time',
    before: tasks('failed', 'sent', 'failed'),
    refused: '',
    asked: ['0@b.de', '2@b.de'],
    after: ['sent', 'sent', 'sent'],
  },
])('mails go out: $says', async ({ before, refused, asked, after }) => {
  const addresses: string[] = [];
  const seen: (readonly MailTask[])[] = [];
  const send = async (address: string) => {
    addresses.push(address);
    return address !== refused;
  };
  await sendMails(before, send, (now) => seen.push(now));
  expect(addresses).toEqual(asked);
  expect(seen.at(-1)?.map(({ state }) => state)).toEqual(after);
  expect(seen).toHaveLength(asked.length + 1);
});
