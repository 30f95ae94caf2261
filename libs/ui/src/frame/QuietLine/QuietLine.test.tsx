import { fireEvent, render, screen } from '@testing-library/react';
import { QuietLine } from './QuietLine';

beforeAll(() => {
  const media = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => media });
});

const line = (isNeeded: boolean) => (
  <QuietLine title="Foto" said="freiwillig" isExtra isNeeded={isNeeded}>
    <button>Foto aufnehmen</button>
  </QuietLine>
);
const details = () => screen.getByRole('group');

test('a mark stays beside the title while the line is open', () => {
  render(
    <QuietLine title="Fotos" mark="freiwillig" said="1 Foto" isNeeded>
      <button>Foto aufnehmen</button>
    </QuietLine>,
  );
  const [mark, said] = [screen.getByText('freiwillig'), screen.getByText('1 Foto')];
  expect(details()).toHaveAttribute('open');
  expect(mark.className).not.toBe(said.className);
});

test('the line opens when something in it is required, and stays open afterwards', () => {
  const { rerender } = render(line(false));
  expect(details()).not.toHaveAttribute('open');
  // A photo is on its way, although the line is closed.
  expect(screen.getByText('Foto aufnehmen')).toBeInTheDocument();
  rerender(line(true));
  expect(details()).toHaveAttribute('open');
  // The list of what is missing leads into the line, so the user cannot close it.
  expect(fireEvent.click(screen.getByText('Foto'))).toBe(false);
  rerender(line(false));
  expect(details()).toHaveAttribute('open');
  expect(fireEvent.click(screen.getByText('Foto'))).toBe(true);
});
