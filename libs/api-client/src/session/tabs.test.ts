import { createTabs } from './tabs';

function aChannel() {
  let deliver: (message: { readonly data: unknown }) => void = () => undefined;
  const channel = {
    postMessage: jest.fn(),
    addEventListener: (_type: 'message', listener: typeof deliver) => {
      deliver = listener;
    },
  };
  return { channel, deliver: (data: unknown) => deliver({ data }) };
}

test('an event is told to the other tabs as it is', () => {
  const { channel } = aChannel();
  createTabs(channel).tell({ kind: 'removed', accountId: 'a-1' });
  expect(channel.postMessage).toHaveBeenCalledWith({ kind: 'removed', accountId: 'a-1' });
});

test.each([
  { says: 'an event', data: { kind: 'logged-in', accountId: 'a-1' }, heard: 1 },
  { says: 'a kind of a later build', data: { kind: 'moved', accountId: 'a-1' }, heard: 0 },
  { says: 'a kind that every object has', data: { kind: 'toString', accountId: 'a' }, heard: 0 },
  { says: 'no account', data: { kind: 'removed' }, heard: 0 },
  { says: 'something else', data: 'removed', heard: 0 },
  { says: 'nothing', data: null, heard: 0 },
])('$says is heard $heard times', ({ data, heard }) => {
  const { channel, deliver } = aChannel();
  const listener = jest.fn();
  createTabs(channel).onTold(listener);
  deliver(data);
  expect(listener).toHaveBeenCalledTimes(heard);
});

test('a browser without channels does without', () => {
  const tabs = createTabs(null);
  const listener = jest.fn();
  tabs.onTold(listener);
  tabs.tell({ kind: 'removed', accountId: 'a-1' });
  expect(listener).not.toHaveBeenCalled();
});
