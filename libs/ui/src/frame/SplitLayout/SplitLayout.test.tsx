import { render, screen } from '@testing-library/react';
import { SplitLayout } from './SplitLayout';

test('the list is a navigation of its own beside the content', () => {
  render(
    <SplitLayout sideLabel="Ablesungen" side={<a href="/ablesung/1">Zähler</a>} narrowShows="side">
      <h1>Ablesungen</h1>
    </SplitLayout>,
  );
  expect(screen.getByRole('navigation', { name: 'Ablesungen' })).toHaveTextContent('Zähler');
  expect(screen.getByRole('main')).toHaveTextContent('Ablesungen');
});

test('the document marks the layout for bar and footer while it is shown', () => {
  const { unmount } = render(
    <SplitLayout sideLabel="Ablesungen" side="Zähler" narrowShows="side">
      Ablesung
    </SplitLayout>,
  );
  expect(document.documentElement).toHaveAttribute('data-whole-width');
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-whole-width');
});
