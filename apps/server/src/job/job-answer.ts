import { METER_TYPES, NOT_READABLE_REASONS, READING_REASONS } from '@ablesbar/domain';
import { Type } from '@sinclair/typebox';
import { answer, nullable } from '../base/route-schemas';

const Text = nullable(Type.String());
const Limit = nullable(Type.Number());
const MeterTypeName = nullable(Type.Union(METER_TYPES.map((type) => Type.Literal(type))));
const Settings = Type.Record(Type.String(), Type.Unknown());

const mailingAddress = { street: Text, houseNumber: Text, zip: Text, city: Text };
const result = { readingDate: Type.String(), readingValue: Type.Number() };

const Task = answer(
  {
    taskId: Type.String(),
    rateName: Text,
    obis: Text,
    unit: Text,
    preDecimals: Type.Integer(),
    postDecimals: Type.Integer(),
    targetReadingDate: Text,
    readingEvents: Type.Array(
      answer({
        ...result,
        reason: Type.Union(
          [...READING_REASONS, 'unknown' as const].map((one) => Type.Literal(one)),
        ),
        otherReason: Text,
      }),
    ),
    readingResults: Type.Array(
      answer({
        ...result,
        receiptNumber: Type.Optional(Type.String()),
        receivedAt: Type.Optional(Type.String()),
      }),
    ),
    readingValueValidation: answer({
      minimumValue: Limit,
      maximumValue: Limit,
      strictValidation: Type.Boolean(),
    }),
  },
  'MeterRateTask',
);

export const JobAnswer = answer(
  {
    id: Type.String(),
    done: Type.Boolean(),
    notReadable: nullable(
      answer({
        reason: Type.Union(NOT_READABLE_REASONS.map((one) => Type.Literal(one))),
        comment: Text,
        date: Type.String(),
      }),
    ),
    archivedOn: Text,
    targetReadingDate: Text,
    maLoId: Text,
    meLoId: Text,
    config: answer({ features: Settings, meterReading: Settings }),
    jobInfo: answer({ meterType: MeterTypeName }),
    jobPermissions: answer({ reShare: Type.Boolean() }),
    jobConstraints: answer({ earliestExecution: Text, latestExecution: Text }),
    customer: answer({
      firstname: Text,
      lastname: Text,
      company: Text,
      customerNumber: Text,
      mailingAddress: answer(mailingAddress),
    }),
    partner: answer({ identifier: Text, company: Text, name: Text }),
    meter: answer(
      {
        maLoId: Text,
        meterNumber: Type.String(),
        meterType: MeterTypeName,
        customMeterType: Text,
        meterAddress: answer({
          ...mailingAddress,
          cityDistrict: Text,
          objectKey: Text,
          locationDescription: Text,
          hint: Text,
          company: Text,
          firstname: Text,
          lastname: Text,
        }),
        meterRateTasks: Type.Array(Task),
      },
      'Meter',
    ),
  },
  'Job',
);
