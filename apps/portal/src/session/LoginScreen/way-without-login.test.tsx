import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { wholeConfig } from '@ablesbar/domain';
import { IntroductionScreen } from '../../introduction/IntroductionScreen/IntroductionScreen';
import { LoginFailureDialog } from '../LoginFailureDialog/LoginFailureDialog';
import { portalAround } from '../testing/portal-around';
import { LoginScreen } from './LoginScreen';

const defaultMeterConfig = { meterRateConfigs: [{ obis: '7-0:3.0.0', rateName: 'Verbrauch' }] };
const gas = { GAS_METER: { meterType: 'GAS_METER', defaultMeterConfig } };

const places: readonly { readonly place: string; readonly shown: ReactNode }[] = [
  { place: 'the login', shown: <LoginScreen /> },
  { place: 'its failure', shown: <LoginFailureDialog open onClose={() => undefined} /> },
  { place: 'the introduction', shown: <IntroductionScreen SignedIn={() => null} /> },
];

test.each(
  places.flatMap((one) => [
    { ...one, says: 'with a meter to choose', meters: gas, isOffered: true },
    { ...one, says: 'without any meter', meters: {}, isOffered: false },
  ]),
)('a reading without a login, $says, at $place', async ({ shown, meters, isOffered }) => {
  const { unknownUserReading } = wholeConfig({
    unknownUserReading: { unknownUserReadingAllowed: true, meters },
  });
  const { wrapper } = await portalAround({ unknownUserReading });
  render(shown, { wrapper });
  const ways = screen
    .queryAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('href') === '/ablesung-ohne-zugang');
  expect(ways.length > 0).toBe(isOffered);
});
