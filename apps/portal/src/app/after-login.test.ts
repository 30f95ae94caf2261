import { afterLogin } from './after-login';

test('readings that waited for this login are unblocked and then sent', async () => {
  const steps: unknown[] = [];
  await afterLogin({
    unblock: async (accountId) => void steps.push(`unblock ${accountId}`),
    drain: async (options) => {
      steps.push(['drain', options]);
      return { kind: 'done', sent: 0 };
    },
  })('a-2');
  expect(steps).toEqual(['unblock a-2', ['drain', { ignoreWaiting: true }]]);
});
