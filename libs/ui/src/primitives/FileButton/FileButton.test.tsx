import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileButton } from './FileButton';

const card = new File(['x'], 'karte.jpg', { type: 'image/jpeg' });

function setUp() {
  const onChoose = jest.fn();
  const { container } = render(
    <FileButton accept="image/*" onChoose={onChoose}>
      Bild wählen
    </FileButton>,
  );
  const input = container.querySelector('input');
  if (input === null) throw new Error('no input');
  return { onChoose, input };
}

test('opens the choice of the system by one button', async () => {
  const { input } = setUp();
  const opened = jest.fn();
  input.addEventListener('click', opened);
  await userEvent.click(screen.getByRole('button', { name: 'Bild wählen' }));
  expect(opened).toHaveBeenCalledTimes(1);
});

test('hands over the file, and the same one again', async () => {
  const { onChoose, input } = setUp();
  await userEvent.upload(input, card);
  await userEvent.upload(input, card);
  expect(onChoose.mock.calls).toEqual([[card], [card]]);
});
