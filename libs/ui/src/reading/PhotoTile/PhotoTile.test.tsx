import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../../testing';
import { kilobytes, PhotoTile } from './PhotoTile';

Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });

test('shows its size, and can be enlarged and removed', async () => {
  const onEnlarge = jest.fn();
  const onRemove = jest.fn();
  const photo = { mimeType: 'image/jpeg', data: new ArrayBuffer(1_212_000) };
  await renderWithTexts(
    <PhotoTile photo={photo} number={2} onEnlarge={onEnlarge} onRemove={onRemove} />,
  );
  expect(screen.getByText('1.212 kB')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Foto 2 groß ansehen' }));
  expect(onEnlarge).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Foto 2 entfernen' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test.each([
  { says: 'the smallest is still something', bytes: 1, is: 1 },
  { says: 'rounded down', bytes: 212_499, is: 212 },
  { says: 'rounded up', bytes: 212_500, is: 213 },
])('kilobytes: $says', ({ bytes, is }) => {
  expect(kilobytes(bytes)).toBe(is);
});
