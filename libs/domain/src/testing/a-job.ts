import type { Job, Meter, MeterAddress, MeterRateTask } from '../job/job';

/** An open electricity job with one rate. Each builder takes the fields that the test needs. */
export function aJob(part: Partial<Job> = {}): Job {
  return {
    id: 'j-1001',
    login: 'a-1',
    done: false,
    notReadable: null,
    archivedOn: null,
    targetReadingDate: '2026-11-30',
    maLoId: '51238696781',
    meLoId: 'DE0001234567890000000000000012345',
    config: { features: {}, meterReading: {} },
    jobInfo: { meterType: null },
    jobPermissions: { reShare: false },
    jobConstraints: { earliestExecution: '2026-11-15', latestExecution: '2026-12-05' },
    customer: {
      firstname: 'Aylin',
      lastname: 'Demirtaş',
      company: null,
      customerNumber: '4471-0932',
      mailingAddress: {
        street: 'Lindenstraße',
        houseNumber: '14',
        zip: '39999',
        city: 'Neuenbrück',
      },
    },
    partner: { identifier: 'P-7', company: 'Stadtwerke Neuenbrück', name: null },
    meter: aMeter(),
    ...part,
  };
}

export function aMeter(part: Partial<Meter> = {}): Meter {
  return {
    maLoId: null,
    meterNumber: '1ESY1160123456',
    meterType: 'ELECTRIC_METER',
    customMeterType: null,
    meterAddress: anAddress(),
    meterRateTasks: [aRateTask()],
    ...part,
  };
}

export function anAddress(part: Partial<MeterAddress> = {}): MeterAddress {
  return {
    street: 'Lindenstraße',
    houseNumber: '14',
    zip: '39999',
    city: 'Neuenbrück',
    cityDistrict: null,
    objectKey: null,
    locationDescription: null,
    hint: null,
    company: null,
    firstname: null,
    lastname: null,
    ...part,
  };
}

/** Last read at 43120.5 on 28 November 2025; 43120 to 49000 are expected. */
export function aRateTask(part: Partial<MeterRateTask> = {}): MeterRateTask {
  return {
    taskId: 't-1',
    rateName: 'Verbrauch',
    obis: '1-1:1.8.0',
    unit: 'kWh',
    preDecimals: 6,
    postDecimals: 1,
    targetReadingDate: '2026-11-30',
    readingEvents: [
      {
        readingDate: '2025-11-28',
        readingValue: 43120.5,
        reason: 'PERIODIC_READING',
        otherReason: null,
      },
    ],
    readingResults: [],
    readingValueValidation: { minimumValue: 43120, maximumValue: 49000, strictValidation: false },
    ...part,
  };
}
