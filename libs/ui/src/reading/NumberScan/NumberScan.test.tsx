import { useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { choosePhoto, seeingBrowser } from '../../camera/testing/seeing-browser';
import { renderWithTexts } from '../../testing';
import { NumberScan } from './NumberScan';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function scanning() {
  const browser = seeingBrowser();
  const onNumber = jest.fn();
  const onFocus = jest.fn();
  function Form() {
    const [number, setNumber] = useState('');
    return (
      <>
        <input
          id="number"
          aria-label="Nummer"
          value={number}
          onChange={() => undefined}
          onFocus={({ currentTarget }) => void onFocus(currentTarget.value)}
        />
        <NumberScan
          inputId="number"
          codes={browser.codes}
          after={() => () => undefined}
          onNumber={(scanned) => {
            onNumber(scanned);
            setNumber(scanned);
          }}
        />
      </>
    );
  }
  await act(() => renderWithTexts(<Form />));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Zähler scannen' })));
  return { ...browser, onNumber, onFocus };
}

test('a number that two pictures show is filled in, and its field gets the focus', async () => {
  const { show, onNumber, onFocus } = await scanning();
  await show(['4711;1EMH0012345678']);
  expect(onNumber).not.toHaveBeenCalled();
  await show(['4711;1EMH0012345678']);
  expect(onNumber).toHaveBeenCalledTimes(1);
  expect(onNumber).toHaveBeenCalledWith('1EMH0012345678');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Nummer' })).toHaveFocus();
  // A screen reader reads what the field has at this moment.
  expect(onFocus).toHaveBeenCalledWith('1EMH0012345678');
});

test('of several numbers the user chooses one', async () => {
  const { show, onNumber, track } = await scanning();
  await show(['4711;2026;12345678'], 2);
  expect(screen.getByRole('heading', { name: 'Welche davon ist die Zählernummer?' })).toHaveFocus();
  expect(track.stop).toHaveBeenCalled();
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Noch einmal scannen' })),
  );
  expect(screen.getByRole('heading', { name: 'Zähler scannen' })).toHaveFocus();
  await show(['4711;12345678'], 2);
  fireEvent.click(screen.getByRole('button', { name: '12345678' }));
  expect(onNumber).toHaveBeenCalledWith('12345678');
});

test('pictures that differ fill in nothing', async () => {
  const { show, onNumber } = await scanning();
  await show(['12345678']);
  await show(['12345679']);
  expect(onNumber).not.toHaveBeenCalled();
});

test('a code without a number is named, and the camera goes on', async () => {
  const { show, onNumber } = await scanning();
  await show(['WIFI:S:Keller;;']);
  expect(screen.queryByText('In diesem Code steht keine Zählernummer')).toBeNull();
  await show(['WIFI:S:Keller;;']);
  expect(screen.getByText('In diesem Code steht keine Zählernummer')).toBeVisible();
  await show(['12345678'], 2);
  expect(onNumber).toHaveBeenCalledWith('12345678');
});

test('without a camera, a photo of the label gives the number', async () => {
  const { codes, show } = seeingBrowser();
  Object.assign(globalThis, { createImageBitmap: async () => ({ close: () => undefined }) });
  const onNumber = jest.fn();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  await act(() =>
    renderWithTexts(
      <>
        <NumberScan
          inputId="number"
          codes={codes}
          after={() => () => undefined}
          onNumber={onNumber}
        />
      </>,
    ),
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Nummer aus Foto' })));
  expect(screen.getByText('Keine Kamera gefunden')).toBeVisible();
  choosePhoto();
  await show(['WIFI:S:Keller;;']);
  expect(screen.getByText('In diesem Code steht keine Zählernummer')).toBeVisible();
  choosePhoto();
  expect(screen.queryByText('In diesem Code steht keine Zählernummer')).toBeNull();
  await show(['1EMH0012345678']);
  expect(onNumber).toHaveBeenCalledWith('1EMH0012345678');
});
