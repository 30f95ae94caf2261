import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../../testing';
import { MeterCamera } from './MeterCamera';
import type { Still } from './take-still';

const mockTakeStill = jest.fn<Still, []>();
jest.mock('./take-still', () => ({ takeStill: () => mockTakeStill() }));

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

/** A camera with these abilities; `end` is what the browser says when another app takes it. */
function aCamera(capabilities: object = {}) {
  const track = Object.assign(new EventTarget(), {
    stop: jest.fn(),
    getSettings: () => ({ facingMode: 'environment' }),
    getCapabilities: () => capabilities,
    applyConstraints: jest.fn(async () => undefined),
  });
  const stream = { getVideoTracks: () => [track], getTracks: () => [track] };
  Object.assign(navigator, { mediaDevices: { getUserMedia: async () => stream } });
  return { track, end: () => act(() => void track.dispatchEvent(new Event('ended'))) };
}

/** jsdom has no workers, so no digit is read here. */
function aWorker(): Worker {
  throw new DOMException('', 'SecurityError');
}

async function opened(canReshape = false) {
  const said = { onTaken: jest.fn(), onFailure: jest.fn(), onClose: jest.fn() };
  const { container, unmount } = await act(() =>
    renderWithTexts(
      <MeterCamera
        shape={{ preDecimals: 5, postDecimals: 3 }}
        canReshape={canReshape}
        after={() => () => undefined}
        known={null}
        startReader={aWorker}
        {...said}
      />,
    ),
  );
  return { ...said, unmount, fields: () => container.querySelectorAll('i').length };
}

test('the frame has the shape of the counter, and the camera stops with the dialog', async () => {
  const { track } = aCamera();
  const { fields, unmount } = await opened();
  expect(fields()).toBe(8);
  expect(screen.queryByRole('button', { name: 'Ein rotes Feld mehr' })).toBeNull();
  unmount();
  expect(track.stop).toHaveBeenCalled();
});

test('light and a closer picture are offered where the camera has them', async () => {
  const { track } = aCamera({ torch: true, zoom: { min: 1, max: 4 } });
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Licht' }));
  await userEvent.click(screen.getByRole('button', { name: 'Näher' }));
  expect(track.applyConstraints.mock.calls).toEqual([
    [{ advanced: [{ torch: true }] }],
    [{ advanced: [{ zoom: 2 }] }],
  ]);
});

test('the fields of an unknown meter can be changed, as far as the form takes them', async () => {
  aCamera();
  const { fields } = await opened(true);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  expect(fields()).toBe(6);
  await press('Ein rotes Feld mehr');
  await press('Ein rotes Feld mehr');
  expect(fields()).toBe(8);
  expect(screen.getByRole('button', { name: 'Ein rotes Feld mehr' })).toBeDisabled();
  await press('Ein schwarzes Feld weniger');
  expect(screen.getByText('Schwarze Felder: 4')).toBeInTheDocument();
});

test('a camera that another app takes is told to the form', async () => {
  const { end } = aCamera();
  const { onFailure } = await opened();
  expect(onFailure).not.toHaveBeenCalled();
  end();
  expect(onFailure).toHaveBeenCalledWith('unable');
});

test('the focus goes to the title when the buttons change', async () => {
  aCamera();
  mockTakeStill.mockReturnValue({
    photo: new File([], 'a.jpg'),
    strip: 'data:,',
    counter: { left: 0, top: 0, width: 1, height: 1 },
    flaws: ['dark'],
  });
  const { onTaken } = await opened();
  const title = screen.getByRole('heading', { name: 'Zählerstand aufnehmen' });
  await userEvent.click(screen.getByRole('button', { name: 'Aufnehmen' }));
  expect(title).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal' }));
  expect(title).toHaveFocus();
  expect(onTaken).not.toHaveBeenCalled();
});

test('Escape closes the camera', async () => {
  aCamera();
  const { onClose } = await opened();
  const dialog = screen.getByRole('dialog', { name: 'Zählerstand aufnehmen' });
  act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(onClose).toHaveBeenCalledTimes(1);
});
