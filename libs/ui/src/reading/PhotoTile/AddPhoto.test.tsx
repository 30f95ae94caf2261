import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddPhoto } from './PhotoTile';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

function show({ isCamera = false, isFull = false } = {}) {
  const onFiles = jest.fn();
  const { container } = render(
    <ul>
      <AddPhoto
        icon={null}
        isCamera={isCamera}
        isFull={isFull}
        isNeeded={false}
        describedBy="hint"
        onFiles={onFiles}
      >
        Bild wählen
      </AddPhoto>
    </ul>,
  );
  const input = container.querySelector('input');
  if (input === null) throw new Error('no input');
  const opened = jest.fn();
  input.addEventListener('click', opened);
  return { input, onFiles, opened };
}

test('reports chosen files, also the same files a second time', async () => {
  const { input, onFiles } = show();
  const files = [file('a.jpg'), file('b.jpg')];
  await userEvent.upload(input, files);
  await userEvent.upload(input, files);
  expect(onFiles.mock.calls).toEqual([[files], [files]]);
});

test.each([
  { says: 'files come several at once', isCamera: false, multiple: true, capture: null },
  { says: 'the camera gives one', isCamera: true, multiple: false, capture: 'environment' },
])('$says', ({ isCamera, multiple, capture }) => {
  const { input } = show({ isCamera });
  expect(input.multiple).toBe(multiple);
  expect(input.getAttribute('capture')).toBe(capture);
});

test.each([
  { says: 'opens the choice', isFull: false, times: 1 },
  { says: 'stays where it is when nothing more fits', isFull: true, times: 0 },
])('$says', async ({ isFull, times }) => {
  const { opened } = show({ isFull });
  await userEvent.click(screen.getByRole('button', { name: 'Bild wählen' }));
  expect(opened).toHaveBeenCalledTimes(times);
});
