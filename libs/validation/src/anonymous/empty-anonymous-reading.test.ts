import { aConfig, aDay } from '@ablesbar/domain/testing';
import { anAnonymousMeter } from '../testing/an-anonymous-meter';
import { assessAnonymousReading } from './assess-anonymous-reading';
import { chosenMeter } from './chosen-meter';
import { emptyAnonymousReading } from './empty-anonymous-reading';

const today = aDay('2026-11-21');
const reason = (value: string) => ({ value, labelDE: '', labelEN: '', hintDE: '', hintEN: '' });

test.each([
  { says: 'the first', readingReasons: [reason('ANNUAL'), reason('MOVE')], is: 'ANNUAL' },
  { says: 'the only one', readingReasons: [reason('MOVE')], is: 'MOVE' },
  { says: 'none where none is offered', readingReasons: [], is: null },
])('the reason the wizard begins with: $says', ({ readingReasons, is }) => {
  expect(emptyAnonymousReading({ readingReasons }, today).readingReason).toBe(is);
});

test('the wizard begins today, with the first meter, and asks for everything but date and reason', () => {
  const { unknownUserReading: config, features } = aConfig({
    unknownUserReading: {
      meters: [anAnonymousMeter({ meterType: 'GAS_METER' }), anAnonymousMeter()],
      readingReasons: [reason('ANNUAL')],
    },
  });
  const form = emptyAnonymousReading(config, today);
  expect(form.day).toBe(today);
  expect(chosenMeter(form, config.meters)?.meter.meterType).toBe('GAS_METER');
  const open = Object.values(
    assessAnonymousReading(form, { config, features, asksEmail: true, today }),
  );
  expect(open.flat().map(({ field }) => field)).toEqual([
    'meterNumber',
    'readingValue',
    'firstname',
    'lastname',
    'street',
    'houseNumber',
    'zip',
    'city',
    'privacyConsent',
  ]);
});
