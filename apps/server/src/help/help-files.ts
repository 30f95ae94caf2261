import { type Static, Type } from '@sinclair/typebox';
import { LinearPattern } from '../application/linear-pattern';

const Words = Type.String({ minLength: 1 });
const Language = Type.Optional(Words);

/**
 * Misspelled fields are refused: a silently ignored filter would show a text to the wrong people.
 */
const only = { additionalProperties: false };

export const InstructionsFile = Type.Object(
  {
    instructions: Type.Array(
      Type.Object(
        {
          language: Language,
          title: Words,
          text: Words,
          obisFilter: Type.Optional(LinearPattern),
          meterNumberFilter: Type.Optional(LinearPattern),
          multiMeterRate: Type.Optional(Type.Boolean()),
        },
        only,
      ),
    ),
  },
  only,
);

export const ContactFile = Type.Object(
  {
    contactInformationItems: Type.Array(
      Type.Object(
        {
          language: Language,
          path: Type.Optional(Type.String({ pattern: '^/' })),
          text: Words,
        },
        only,
      ),
    ),
  },
  only,
);

export type Instructions = Static<typeof InstructionsFile>;
export type Contact = Static<typeof ContactFile>;
