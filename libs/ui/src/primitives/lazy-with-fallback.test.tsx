import { render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { lazyWithFallback } from './lazy-with-fallback';

const Part = ({ name }: { name: string }) => <p>Bild von {name}</p>;
const Words = ({ name }: { name: string }) => <p>{name}</p>;

test.each([
  { says: 'comes when it has been loaded', load: async () => Part, shown: 'Bild von Gas' },
  {
    says: 'is replaced where it cannot be had',
    load: async (): Promise<ComponentType<{ name: string }>> => {
      throw new Error('Unable to preload CSS');
    },
    shown: 'Gas',
  },
])('a part that accompanies $says', async ({ load, shown }) => {
  const Later = lazyWithFallback(load, Words);
  render(
    <Suspense fallback={null}>
      <Later name="Gas" />
    </Suspense>,
  );
  expect(await screen.findByText(shown)).toBeVisible();
});
