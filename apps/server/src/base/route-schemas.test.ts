import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import Fastify from 'fastify';
import { createErrorAnswer } from './errors';
import { answer, Id, nullable, storableText, validateBySchemas } from './route-schemas';

const Answer = answer({ id: Type.String(), at: nullable(Type.String()) });

async function send(value: object, checksAnswers: boolean) {
  const server = validateBySchemas(Fastify(), { checksAnswers });
  server.setErrorHandler(createErrorAnswer(null));
  const response: Readonly<Record<number, typeof Answer>> = { 200: Answer };
  server.get('/', { schema: { response } }, (_request, reply) => void reply.send(value));
  const { statusCode, body } = await server.inject('/');
  return { statusCode, body };
}

test.each([
  { says: 'an answer as described', value: { id: 'a', at: null }, status: 200 },
  { says: 'a time, which is sent as text', value: { id: 'a', at: new Date(0) }, status: 200 },
  { says: 'a field too few', value: { id: 'a' }, status: 500 },
  { says: 'a field too many', value: { id: 'a', at: null, password_hash: 'x' }, status: 500 },
  { says: 'another kind', value: { id: 1, at: null }, status: 500 },
])('a checked answer: $says', async ({ value, status }) => {
  expect(await send(value, true)).toMatchObject({ statusCode: status });
});

it('an unchecked answer is sent unchanged in production', async () => {
  const value = { id: 1, more: [null, 'ä'] };
  expect(await send(value, false)).toEqual({ statusCode: 200, body: JSON.stringify(value) });
});

test.each([
  { says: 'an emoji', text: 'Keller 💧', isTaken: true },
  { says: 'its first half', text: 'Keller \ud83d', isTaken: false },
  { says: 'its second half', text: '\udca7 Keller', isTaken: false },
  { says: 'the halves turned round', text: '\udca7\ud83d', isTaken: false },
  { says: 'a line break', text: 'Keller\nlinks', isTaken: true },
  { says: 'a NUL', text: 'Keller\0', isTaken: false },
  { says: 'as much as fits', text: 'a'.repeat(20), isTaken: true },
  { says: 'one more', text: 'a'.repeat(21), isTaken: false },
])('text that can be stored: $says', ({ text, isTaken }) => {
  expect(Value.Check(storableText({ maxLength: 20 }), text)).toBe(isTaken);
});

test.each([
  { says: 'as long as one may be', id: 'a'.repeat(100), status: 200 },
  { says: 'with any character', id: '%2F%F0%9F%92%A7', status: 200 },
  { says: 'with a character that the database cannot store', id: 'a%00', status: 404 },
])('an id in a path: $says', async ({ id, status }) => {
  const server = validateBySchemas(Fastify(), { checksAnswers: false });
  server.setErrorHandler(createErrorAnswer(null));
  const params = Type.Object({ id: Id });
  server.get('/:id', { schema: { params } }, (_request, reply) => void reply.send({}));
  expect(await server.inject(`/${id}`)).toHaveProperty('statusCode', status);
});
