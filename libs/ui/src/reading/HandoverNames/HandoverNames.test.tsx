import { fireEvent, screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing';
import { HandoverNames } from './HandoverNames';

test('asks for the names of both parties', async () => {
  const [onFrom, onTo] = [jest.fn(), jest.fn()];
  await renderWithTexts(<HandoverNames from="" to="" onFrom={onFrom} onTo={onTo} />);
  fireEvent.change(screen.getByLabelText('Übergeben von'), { target: { value: 'A' } });
  fireEvent.change(screen.getByLabelText('Übernommen von'), { target: { value: 'B' } });
  expect([onFrom.mock.calls, onTo.mock.calls]).toEqual([[['A']], [['B']]]);
});
