import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing';
import { aPhoto } from '../../testing/a-photo';
import { PhotoRow } from './PhotoRow';

Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });

test('shows each photo with its number', async () => {
  await renderWithTexts(<PhotoRow photos={[aPhoto(1), aPhoto(2)]} />);
  expect(screen.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Foto 2' })).toBeVisible();
});
