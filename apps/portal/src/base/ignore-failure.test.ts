import { ignoreFailure, ignoreFailures } from './ignore-failure';
import { settled } from '../app/testing/settled';

test('an ignored failure does not become an unhandled rejection', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  ignoreFailure(Promise.reject(new Error('no storage')));
  ignoreFailures([Promise.reject(new Error('no storage')), undefined]);
  ignoreFailures();
  await settled();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
