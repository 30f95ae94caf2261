import { render, screen } from '@testing-library/react';
import { Scanner } from './Scanner';

const words = { icon: null, title: 'Die Kamera ist gesperrt', text: 'Erlauben Sie sie.' };
// jsdom has no media streams; the scanner only passes the stream to the video.
const stream: MediaStream = Object.assign(new EventTarget(), {
  id: 'camera',
  active: true,
  onaddtrack: null,
  onremovetrack: null,
  addTrack: jest.fn(),
  removeTrack: jest.fn(),
  clone: jest.fn(),
  getTracks: () => [],
  getAudioTracks: () => [],
  getVideoTracks: () => [],
  getTrackById: () => null,
});

test('shows the reason in place of a missing picture', () => {
  const { container } = render(<Scanner stream={null} onVideo={jest.fn()} words={words} />);
  expect(screen.getByRole('status')).toHaveTextContent('Die Kamera ist gesperrt');
  expect(container.querySelector('video')).toBeNull();
});

test('shows the picture, passes its element to the reader and takes it back at the end', () => {
  const onVideo = jest.fn();
  const { container, rerender } = render(
    <Scanner stream={stream} onVideo={onVideo} words={null} />,
  );
  const video = container.querySelector('video');
  expect(video?.srcObject).toBe(stream);
  expect(onVideo).toHaveBeenLastCalledWith(video);
  rerender(<Scanner stream={null} onVideo={onVideo} words={words} />);
  expect(onVideo).toHaveBeenLastCalledWith(null);
});
