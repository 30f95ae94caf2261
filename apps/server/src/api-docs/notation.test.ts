import { type TSchema, Type } from '@sinclair/typebox';
import { notationOf } from './notation';

test.each<{ says: string; schema: TSchema; notation: string }>([
  { says: 'a text', schema: Type.String({ maxLength: 5 }), notation: 'string (maxLength 5)' },
  {
    says: 'a choice',
    schema: Type.Union([Type.Literal('a'), Type.Null()]),
    notation: '"a" | null',
  },
  {
    says: 'a list',
    schema: Type.Array(Type.Number(), { minItems: 1 }),
    notation: '[ number ] (minItems 1)',
  },
  { says: 'an unknown type', schema: Type.Unknown(), notation: 'any' },
  {
    says: 'an object with any keys',
    schema: Type.Record(Type.String(), Type.Number()),
    notation: '{ [name]: number }',
  },
  { says: 'a file', schema: Type.String({ contentMediaType: 'image/png' }), notation: 'image/png' },
  { says: 'an empty object', schema: Type.Object({}), notation: '{}' },
  {
    says: 'an object in an object',
    schema: Type.Object({ a: Type.Object({ b: Type.Optional(Type.Boolean()) }), c: Type.Null() }),
    notation: '{\n  a: {\n    b?: boolean\n  }\n  c: null\n}',
  },
  {
    says: 'a forbidden value',
    schema: Type.Object({ a: Type.Null(), b: Type.Optional(Type.Never()) }),
    notation: '{\n  a: null\n}',
  },
  {
    says: 'a recursive type',
    schema: Type.Recursive((Self) => Type.Object({ inner: Type.Array(Self) })),
    notation: '{\n  inner: [ the same again ]\n}',
  },
])('writes $says', ({ schema, notation }) => {
  expect(notationOf(schema)).toBe(notation);
});
