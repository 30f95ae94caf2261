import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyWithFallback } from './lazy-with-fallback';

interface Named {
  readonly name: string;
}
const Part = ({ name }: Named) => <p>Bild von {name}</p>;
const Words = ({ name }: Named) => <p>Nur {name}</p>;

/** A part whose code comes only after `failures` tries. */
function part({ failures }: { failures: number }) {
  const load = jest.fn(async () => Part);
  for (let nth = 0; nth < failures; nth += 1) {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  }
  const Later = lazyWithFallback<Named>(load, Words);
  const Shown = ({ name }: Named) => (
    <Suspense fallback={<p>lädt</p>}>
      <Later name={name} />
    </Suspense>
  );
  return { load, Shown };
}

const comeOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

test('a part is shown with its props when it has been loaded', async () => {
  const { Shown } = part({ failures: 0 });
  render(<Shown name="Gas" />);
  expect(screen.getByText('lädt')).toBeVisible();
  expect(await screen.findByText('Bild von Gas')).toBeVisible();
});

test('the fallback replaces a part, with one try each time the browser is online', async () => {
  const { load, Shown } = part({ failures: 3 });
  const { rerender } = render(<Shown name="Gas" />);
  expect(await screen.findByText('Nur Gas')).toBeVisible();
  rerender(<Shown name="Strom" />);
  for (const calls of [2, 3]) {
    await comeOnline();
    expect(load).toHaveBeenCalledTimes(calls);
    expect(screen.getByText('Nur Strom')).toBeVisible();
  }
  await comeOnline();
  expect(await screen.findByText('Bild von Strom')).toBeVisible();
  await comeOnline();
  expect(load).toHaveBeenCalledTimes(4);
});

test('the fallback stays while a part loads again', async () => {
  const { load, Shown } = part({ failures: 1 });
  render(<Shown name="Gas" />);
  await screen.findByText('Nur Gas');
  load.mockReturnValueOnce(new Promise(() => undefined));
  await comeOnline();
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Nur Gas')).toBeVisible();
});

test('a part that is shown again is loaded again', async () => {
  const { load, Shown } = part({ failures: 1 });
  const { unmount } = render(<Shown name="Gas" />);
  await screen.findByText('Nur Gas');
  expect(load).toHaveBeenCalledTimes(1);
  unmount();
  render(<Shown name="Gas" />);
  expect(await screen.findByText('Bild von Gas')).toBeVisible();
});
