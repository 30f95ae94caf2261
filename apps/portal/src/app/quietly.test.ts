import { quietly } from './quietly';
import { settled } from './testing/settled';

test('work that fails is nobody’s unhandled rejection', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  quietly(Promise.reject(new Error('no storage')));
  await settled();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
