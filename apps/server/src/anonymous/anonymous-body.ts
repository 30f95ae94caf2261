import { type Config, METER_TYPES } from '@ablesbar/domain';
import { cleanMeterNumber, PHOTOS_PER_RATE } from '@ablesbar/validation';
import { type Static, Type } from '@sinclair/typebox';
import { RE2JS } from 're2js';
import { nullable, storableText } from '../base/route-schemas';
import { ImageBody } from '../photo/photo';
import { ReadingDate, ReadingNumber } from '../reading/reading-body';

const Words = storableText({ maxLength: 200 });

const RateReading = Type.Object(
  {
    obis: storableText({ minLength: 1, maxLength: 50 }),
    rateName: Words,
    value: ReadingNumber,
    readingImages: Type.Optional(Type.Array(ImageBody, { maxItems: PHOTOS_PER_RATE })),
  },
  { title: 'AnonymousValue' },
);

export const AnonymousBody = Type.Object({
  meterType: Type.Union(METER_TYPES.map((type) => Type.Literal(type))),
  meterNumber: Words,
  readingValues: Type.Array(RateReading, { minItems: 1, maxItems: 20 }),
  readingDate: ReadingDate,
  readingReason: Type.Optional(nullable(Words)),
  contact: Type.Object(
    {
      firstname: Words,
      lastname: Words,
      street: Words,
      houseNumber: Words,
      zip: Words,
      city: Words,
    },
    { title: 'Contact' },
  ),
  email: Type.Optional(nullable(Words)),
});

export type AnonymousSubmission = Static<typeof AnonymousBody>;

/** The meter number as it is stored: without the characters that the form removes during typing. */
export function storedMeterNumber(typed: string, { unknownUserReading }: Config): string {
  const { disallowedCharacters } = unknownUserReading;
  if (disallowedCharacters === null) return cleanMeterNumber(typed).trim();
  return cleanMeterNumber(typed, (text) =>
    RE2JS.compile(disallowedCharacters).matcher(text).replaceAll(''),
  ).trim();
}
