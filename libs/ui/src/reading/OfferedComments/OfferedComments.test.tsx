import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../../testing';
import { OfferedComments } from './OfferedComments';

test('shows which one stands there, and tells what a tap makes of it', async () => {
  const onChange = jest.fn();
  const offered = ['Zähler getauscht', 'Leerstand'];
  await renderWithTexts(
    <OfferedComments value="Leerstand" offered={offered} onChange={onChange} />,
  );
  expect(screen.getByRole('list', { name: 'Vorschläge' })).toBeInTheDocument();
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Leerstand');
  await userEvent.click(screen.getByRole('button', { name: 'Zähler getauscht' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leerstand' }));
  expect(onChange.mock.calls).toEqual([['Zähler getauscht'], ['']]);
});
