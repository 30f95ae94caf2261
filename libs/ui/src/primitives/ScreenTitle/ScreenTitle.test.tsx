import { render, screen } from '@testing-library/react';
import { Section } from '../Section/Section';
import { HeadingLevel } from './heading-level';
import { ScreenTitle } from './ScreenTitle';

test('the first screen of the page does not take the focus, the next one does', () => {
  const { unmount } = render(<ScreenTitle>Zählerstand melden</ScreenTitle>);
  expect(screen.getByRole('heading')).not.toHaveFocus();
  unmount();
  render(<ScreenTitle>Ablesungen</ScreenTitle>);
  expect(screen.getByRole('heading', { name: 'Ablesungen' })).toHaveFocus();
});

test('every embedded element has a first screen of its own', () => {
  const embedded = () => {
    const shadow = document.body.appendChild(document.createElement('div')).attachShadow({
      mode: 'open',
    });
    return {
      shadow,
      show: (title: string) => {
        const container = shadow.appendChild(document.createElement('div'));
        render(<ScreenTitle>{title}</ScreenTitle>, { container });
      },
    };
  };
  const [first, second] = [embedded(), embedded()];
  first.show('Erstes');
  second.show('Zweites');
  expect(second.shadow.activeElement).toBeNull();
  second.show('Kontakt');
  expect(second.shadow.activeElement).toHaveTextContent('Kontakt');
  expect(first.shadow.activeElement).toBeNull();
});

test.each([
  { says: 'an app begins with 1', level: 1, title: 1, part: 2 },
  { says: 'an element is part of its page', level: 3, title: 3, part: 4 },
  { says: 'no heading is deeper than 6', level: 6, title: 6, part: 6 },
])('levels: $says', ({ level, title, part }) => {
  render(
    <HeadingLevel value={level}>
      <ScreenTitle>Zählerstand melden</ScreenTitle>
      <Section title="Zähler">…</Section>
    </HeadingLevel>,
  );
  expect(screen.getByRole('heading', { name: 'Zählerstand melden', level: title })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Zähler', level: part })).toBeVisible();
});
