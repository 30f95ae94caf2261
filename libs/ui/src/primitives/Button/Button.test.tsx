import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

test('a click calls onClick', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Zählerstand senden</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Zählerstand senden' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a disabled one does nothing', async () => {
  const onClick = jest.fn();
  render(
    <Button disabled onClick={onClick}>
      Senden
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
});

test('a waiting one keeps the focus, does nothing and submits nothing', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" waiting onClick={onClick}>
        Wird gesendet
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Wird gesendet' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a blocked one keeps the focus, says why and does nothing', async () => {
  const onClick = jest.fn();
  render(
    <>
      <Button blocked aria-describedby="why" onClick={onClick}>
        Ändern
      </Button>
      <p id="why">Der Stand wird gerade gesendet.</p>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Ändern' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Der Stand wird gerade gesendet.');
  expect(onClick).not.toHaveBeenCalled();
});

test('with an address it is a link', () => {
  render(<Button href="/ablesung">Zu den Ablesungen</Button>);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/ablesung');
});

test.each([
  { says: 'a click leaves the page', init: {}, isPrevented: false, calls: 1 },
  { says: 'with Ctrl it opens a tab', init: { ctrlKey: true }, isPrevented: false, calls: 0 },
  { says: 'with Command, too', init: { metaKey: true }, isPrevented: false, calls: 0 },
  { says: 'with Shift it opens a window', init: { shiftKey: true }, isPrevented: false, calls: 0 },
  { says: 'with Alt it saves the page', init: { altKey: true }, isPrevented: false, calls: 0 },
  { says: 'a prevented click does nothing', init: {}, isPrevented: true, calls: 0 },
])('a link: $says', ({ init, isPrevented, calls }) => {
  // jsdom cannot load a page and says so.
  jest.spyOn(console, 'error').mockReturnValue();
  const onClick = jest.fn();
  render(
    <div onClickCapture={(event) => isPrevented && event.preventDefault()}>
      <Button href="/ablesung" onClick={onClick}>
        Abbrechen
      </Button>
    </div>,
  );
  fireEvent.click(screen.getByRole('link'), init);
  expect(onClick).toHaveBeenCalledTimes(calls);
});
