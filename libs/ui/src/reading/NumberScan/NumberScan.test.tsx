import { act, fireEvent, screen } from '@testing-library/react';
import { seeingBrowser } from '../../camera/testing/seeing-browser';
import { renderWithTexts } from '../../testing';
import { NumberScan } from './NumberScan';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function scanning() {
  const browser = seeingBrowser();
  const onNumber = jest.fn();
  await act(() =>
    renderWithTexts(
      <>
        <input id="number" aria-label="Nummer" />
        <NumberScan
          inputId="number"
          codes={browser.codes}
          after={() => () => undefined}
          onNumber={onNumber}
        />
      </>,
    ),
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Zähler scannen' })));
  return { ...browser, onNumber };
}

test('a number that two pictures show is filled in, and its field gets the focus', async () => {
  const { show, onNumber } = await scanning();
  await show(['4711;1EMH0012345678']);
  expect(onNumber).not.toHaveBeenCalled();
  await show(['4711;1EMH0012345678']);
  expect(onNumber).toHaveBeenCalledTimes(1);
  expect(onNumber).toHaveBeenCalledWith('1EMH0012345678');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Nummer' })).toHaveFocus();
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
  expect(screen.getByText('In diesem Code steht keine Zählernummer')).toBeVisible();
  await show(['12345678'], 2);
  expect(onNumber).toHaveBeenCalledWith('12345678');
});

test('without a camera there is no button', async () => {
  const { codes } = seeingBrowser();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  await act(() =>
    renderWithTexts(
      <>
        <p>Zähler</p>
        <NumberScan
          inputId="number"
          codes={codes}
          after={() => () => undefined}
          onNumber={jest.fn()}
        />
      </>,
    ),
  );
  expect(screen.getByText('Zähler')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
