import { anAccount } from '@ablesbar/domain/testing';
import { aSession, aTab, login } from './testing/a-session';
import { noteViewed, notedViewed, type Tab } from './viewed-note';

const viewed = { accountId: 'a-1', childAccountId: 'child' };
const account = anAccount({ id: 'child', parentId: 'a-1' });
const known = ['a-1'];

const reloaded = async (tab: Tab) => (await aSession({ known, tab })).session.state().viewed;

test('a sub-access that a tab only looks at is only looked at after a reload', async () => {
  const tab = aTab();
  const { session } = await aSession({ account, known, tab });
  await session.logIn(login);
  expect(await reloaded(tab)).toEqual(viewed);
  expect(await reloaded(aTab())).toBeNull();
});

test.each([
  {
    says: 'another login',
    end: async (tab: Tab) => (await aSession({ known, tab })).session.logIn(login),
  },
  {
    says: 'a logout',
    end: async (tab: Tab) => (await aSession({ known, tab })).session.leave(known),
  },
])('$says ends it', async ({ end }) => {
  const tab = aTab();
  noteViewed(viewed, tab);
  await end(tab);
  expect(await reloaded(tab)).toBeNull();
});

test.each([
  'no JSON',
  'null',
  '7',
  '{}',
  '{"accountId":"a-1"}',
  '{"accountId":1,"childAccountId":2}',
])('what is not a note is none: %s', (text) => {
  const tab = aTab();
  tab.sessionStorage.setItem('ablesbar-viewed', text);
  expect(notedViewed(tab)).toBeNull();
});

test('a browser that keeps nothing shows the portal all the same', async () => {
  const closed = () => {
    throw new Error('no storage');
  };
  const { sessionStorage } = aTab();
  const tab = { sessionStorage: { ...sessionStorage, getItem: closed, setItem: closed } };
  const { session } = await aSession({ account, known, tab });
  await session.logIn(login);
  expect(session.state().viewed).toEqual(viewed);
});
