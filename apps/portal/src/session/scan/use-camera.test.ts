import { act, renderHook } from '@testing-library/react';
import { useCamera } from './use-camera';

/** A browser that asks the user first; `answer` is the user's reply to the last question. */
function aBrowser() {
  const track = Object.assign(new EventTarget(), {
    stop: jest.fn(),
    getSettings: () => ({ facingMode: 'environment' }),
  });
  const stream = { getVideoTracks: () => [track], getTracks: () => [track] };
  let resolve: (stream: object) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const getUserMedia = jest.fn(
    () =>
      new Promise((yes, no) => {
        resolve = yes;
        reject = no;
      }),
  );
  Object.assign(navigator, { mediaDevices: { getUserMedia } });
  return {
    ...{ track, getUserMedia },
    allow: () => act(async () => resolve(stream)),
    deny: () => act(async () => reject(new DOMException('', 'NotAllowedError'))),
  };
}

const open = () =>
  renderHook(({ isWanted }) => useCamera(isWanted), { initialProps: { isWanted: true } });

test('a camera that is not wanted is not asked for', () => {
  const { getUserMedia } = aBrowser();
  renderHook(() => useCamera(false));
  expect(getUserMedia).not.toHaveBeenCalled();
});

test('it runs as long as it is wanted', async () => {
  const { track, allow } = aBrowser();
  const { result, rerender } = open();
  expect(result.current.state.kind).toBe('starting');
  await allow();
  expect(result.current.state.kind).toBe('running');
  rerender({ isWanted: false });
  expect(track.stop).toHaveBeenCalledTimes(1);
  expect(result.current.state.kind).toBe('starting');
});

test('whoever leaves while the browser still asks does not find it running', async () => {
  const { track, allow } = aBrowser();
  const { result, rerender } = open();
  rerender({ isWanted: false });
  await allow();
  expect(track.stop).toHaveBeenCalledTimes(1);
  expect(result.current.state.kind).toBe('starting');
});

test('whoever leaves while the browser still asks is told of no failure', async () => {
  const { deny } = aBrowser();
  const { result, rerender } = open();
  rerender({ isWanted: false });
  await deny();
  expect(result.current.state.kind).toBe('starting');
});

test('one that ends by itself is out of order; one that was denied can be tried again', async () => {
  const { track, allow, deny, getUserMedia } = aBrowser();
  const { result } = open();
  await allow();
  act(() => void track.dispatchEvent(new Event('ended')));
  expect(result.current.state.kind).toBe('unable');
  act(() => result.current.retry());
  await deny();
  expect(result.current.state.kind).toBe('denied');
  expect(getUserMedia).toHaveBeenCalledTimes(2);
});
