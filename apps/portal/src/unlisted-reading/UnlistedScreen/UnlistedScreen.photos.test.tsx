import { act, screen } from '@testing-library/react';
import { aDay } from '@ablesbar/domain/testing';
import { openUnlisted } from '../testing/open-unlisted';

let onBusyChange: (isBusy: boolean) => void = () => undefined;
// Pictures are scaled in the browser only.
jest.mock('./UnlistedFields', () => ({
  fieldIds: {},
  UnlistedFields(props: { readonly onBusyChange: typeof onBusyChange }) {
    onBusyChange = props.onBusyChange;
    return null;
  },
}));

test('nothing is sent while a photo is scaled, though another one is finished', async () => {
  await openUnlisted({
    draft: {
      meterNumber: '1ESY1160123456',
      value: { integer: '04521', decimals: '50' },
      day: aDay('2026-11-19'),
    },
  });
  const send = screen.getByRole('button', { name: 'Zählerstand senden' });
  expect(send).toBeEnabled();
  act(() => onBusyChange(true));
  act(() => onBusyChange(true));
  act(() => onBusyChange(false));
  expect(send).toBeDisabled();
  act(() => onBusyChange(false));
  expect(send).toBeEnabled();
});
