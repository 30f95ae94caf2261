import { keptAnswer } from './kept-answer';

const request = {} as Request;
const answers: readonly { says: string; match: () => Promise<unknown>; answer: unknown }[] = [
  { says: 'that is kept', match: async () => 'kept', answer: 'kept' },
  { says: 'that is not kept', match: async () => undefined, answer: undefined },
  {
    says: 'while the storage fails',
    match: () => Promise.reject(new Error('broken')),
    answer: undefined,
  },
];

test.each(answers)('the answer $says is $answer', async ({ match, answer }) => {
  const asked = jest.fn(match);
  const caches = { match: asked } as unknown as CacheStorage;
  expect(await keptAnswer(caches, request, { cacheName: 'one' })).toBe(answer);
  expect(asked).toHaveBeenCalledWith(request, { cacheName: 'one', ignoreVary: true });
});
