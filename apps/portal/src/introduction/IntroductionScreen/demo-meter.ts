import { addDays, type CalendarDay, type MeterRateTask, wholeConfig } from '@ablesbar/domain';
import type { ReadingSettings } from '@ablesbar/validation';

const periodic = { reason: 'PERIODIC_READING', otherReason: null } as const;

/** The expected value of the drawn meter: a household of two that used 4 kWh a day. */
export function demoTask(today: CalendarDay): MeterRateTask {
  return {
    taskId: 'demo',
    rateName: null,
    obis: '1-1:1.8.1',
    unit: 'kWh',
    preDecimals: 6,
    postDecimals: 1,
    targetReadingDate: null,
    readingEvents: [
      { readingDate: addDays(today, -730), readingValue: 45_293.4, ...periodic },
      { readingDate: addDays(today, -365), readingValue: 46_753.4, ...periodic },
    ],
    readingResults: [],
    readingValueValidation: { minimumValue: null, maximumValue: 49_500, strictValidation: false },
  };
}

const { features, meterReading } = wholeConfig({});

/** Switches on every check that a user may meet, whatever the utility has configured. */
export const demoSettings: ReadingSettings = {
  features: { ...features, historicReadingsValidationRequired: true },
  meterReading: { ...meterReading, queryPostDecimals: true },
};
