import type { Customer, MeterAddress, Partner } from '@ablesbar/domain';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { Value } from '@sinclair/typebox/value';

// The content of a job's JSON columns. Other fields in them are not sent.
const Words = Type.Union([Type.String(), Type.Null()], { default: null });

const Place = { street: Words, houseNumber: Words, zip: Words, city: Words };

const whole = { additionalProperties: false };

const CustomerColumn = Type.Object(
  {
    firstname: Words,
    lastname: Words,
    company: Words,
    customerNumber: Words,
    mailingAddress: Type.Object(Place, { ...whole, default: {} }),
  },
  whole,
);

const PartnerColumn = Type.Object({ identifier: Words, company: Words, name: Words }, whole);

const AddressColumn = Type.Object(
  {
    ...Place,
    cityDistrict: Words,
    objectKey: Words,
    locationDescription: Words,
    hint: Words,
    company: Words,
    firstname: Words,
    lastname: Words,
  },
  whole,
);

export const customerOf: (column: unknown) => Customer = readerOf(CustomerColumn);
export const partnerOf: (column: unknown) => Partner = readerOf(PartnerColumn);
export const addressOf: (column: unknown) => MeterAddress = readerOf(AddressColumn);

/**
 * Absent fields become null, and unknown fields are removed. A value that is not such an object is
 * a bug and causes a 500.
 */
function readerOf<Schema extends TSchema>(schema: Schema) {
  const isWhole = TypeCompiler.Compile(schema);
  return (column: unknown): Static<Schema> => {
    // The server writes columns in this form. The short check matters, because a list has
    // thousands.
    if (isWhole.Check(column)) return column;
    const made = Value.Clean(schema, Value.Default(schema, structuredClone(column)));
    if (isWhole.Check(made)) return made;
    throw new Error(`A job's column cannot be read: ${isWhole.Errors(made).First()?.path}`);
  };
}
