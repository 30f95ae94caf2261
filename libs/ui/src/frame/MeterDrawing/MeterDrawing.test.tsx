import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing';
import { MeterDrawing } from './MeterDrawing';

test('says in words what it draws', async () => {
  await renderWithTexts(<MeterDrawing />);
  expect(screen.getByRole('img', { name: 'So finden Sie alles am Zähler' })).toBeInTheDocument();
});
