import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../../testing';
import { aPhoto } from '../../testing/a-photo';
import { PhotoDialog } from './PhotoPicture';

Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });

test('shows the photo with its name and its buttons', async () => {
  const onRemove = jest.fn();
  const onClose = jest.fn();
  await renderWithTexts(
    <PhotoDialog photo={aPhoto(1)} number={1} count={3} onRemove={onRemove} onClose={onClose} />,
  );
  expect(screen.getByRole('dialog', { name: 'Foto 1 von 3' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Foto 1 von 3' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Foto 1 entfernen' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Foto schließen' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('without a photo it is closed', async () => {
  await renderWithTexts(
    <PhotoDialog photo={null} number={1} count={0} onRemove={jest.fn()} onClose={jest.fn()} />,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
