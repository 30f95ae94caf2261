import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { lazyWithFallback, useRetry } from './lazy-with-fallback';

interface Named {
  readonly name: string;
}
const Part = ({ name }: Named) => <p>Bild von {name}</p>;
const Words = ({ name }: Named) => <p>Nur {name}</p>;
const Wait = () => <p>lädt</p>;

/** A part whose code comes only after `failures` tries. */
function part({
  failures,
  Fallback = Words,
}: {
  failures: number;
  Fallback?: ComponentType<Named>;
}) {
  const load = jest.fn(async () => Part);
  for (let nth = 0; nth < failures; nth += 1) {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  }
  return { load, Later: lazyWithFallback<Named>(load, Fallback, Wait) };
}

const comeOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

test('a part is shown with its props when it has been loaded', async () => {
  const { Later } = part({ failures: 0 });
  render(<Later name="Gas" />);
  expect(screen.getByText('lädt')).toBeVisible();
  expect(await screen.findByText('Bild von Gas')).toBeVisible();
});

test('the fallback replaces a part, without further tries, until the connection is back', async () => {
  const { load, Later } = part({ failures: 2 });
  const { rerender } = render(<Later name="Gas" />);
  expect(await screen.findByText('Nur Gas')).toBeVisible();
  rerender(<Later name="Strom" />);
  expect(screen.getByText('Nur Strom')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await comeOnline();
  expect(screen.getByText('Nur Strom')).toBeVisible();
  await comeOnline();
  expect(await screen.findByText('Bild von Strom')).toBeVisible();
  await comeOnline();
  expect(load).toHaveBeenCalledTimes(3);
});

test('the fallback stays while a part loads again', async () => {
  const { load, Later } = part({ failures: 1 });
  render(<Later name="Gas" />);
  await screen.findByText('Nur Gas');
  load.mockReturnValueOnce(new Promise(() => undefined));
  await comeOnline();
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Nur Gas')).toBeVisible();
});

test('a part that is shown again is loaded again', async () => {
  const { Later } = part({ failures: 1 });
  const { unmount } = render(<Later name="Gas" />);
  await screen.findByText('Nur Gas');
  unmount();
  render(<Later name="Gas" />);
  expect(await screen.findByText('Bild von Gas')).toBeVisible();
});

test('a fallback can ask for a further try, and forgets what it knew of the one before', async () => {
  function Retry({ name }: Named) {
    const retry = useRetry();
    const [isPressed, setIsPressed] = useState(false);
    const press = () => {
      setIsPressed(true);
      retry();
    };
    return (
      <button onClick={press}>
        {name} {isPressed ? 'gedrückt' : 'fehlt'}
      </button>
    );
  }
  const { Later } = part({ failures: 2, Fallback: Retry });
  render(<Later name="Gas" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Gas fehlt' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Gas fehlt' }));
  expect(await screen.findByText('Bild von Gas')).toBeVisible();
});
