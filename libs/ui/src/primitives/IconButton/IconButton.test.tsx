import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CloseIcon } from '../icons/frame-icons';
import { IconButton } from './IconButton';

test('is known by its label', async () => {
  const onClick = jest.fn();
  render(<IconButton label="Meldung schließen" icon={<CloseIcon />} onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('does nothing while it cannot', async () => {
  const onClick = jest.fn();
  render(<IconButton label="Quittung anfordern" icon={<CloseIcon />} disabled onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Quittung anfordern' }));
  expect(onClick).not.toHaveBeenCalled();
});
