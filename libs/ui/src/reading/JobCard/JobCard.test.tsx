import { render, screen } from '@testing-library/react';
import { JobCard, jobCardClass, type JobCardState, UnlistedCard } from './JobCard';

interface Row {
  readonly says: string;
  readonly state: JobCardState | null;
  readonly signs: number;
}

test.each<Row>([
  {
    says: 'a finished job has a sign and a word',
    state: { kind: 'done', text: 'fertig' },
    signs: 2,
  },
  {
    says: 'a waiting job has a clock and a word',
    state: { kind: 'queued', text: 'wartet' },
    signs: 2,
  },
  {
    says: 'an urgent job has a sign and a word',
    state: { kind: 'soon', text: 'noch 4 Tage' },
    signs: 2,
  },
  {
    says: 'a far deadline is a word alone',
    state: { kind: 'plain', text: 'bis 30.11.' },
    signs: 1,
  },
  { says: 'without a deadline nothing is said', state: null, signs: 1 },
])('$says', ({ state, signs }) => {
  const { container } = render(
    <a href="#job">
      <JobCard
        meterType="GAS_METER"
        number="7ELS0098127734"
        lines={['Neuenbrück, Lindenstraße 14', 'Heizungskeller']}
        state={state}
      />
    </a>,
  );
  const link = screen.getByRole('link', { name: /7ELS0098127734/ });
  expect(link).toHaveTextContent('Lindenstraße 14');
  expect(link).toHaveTextContent(state?.text ?? 'Heizungskeller');
  expect(container.querySelectorAll('svg')).toHaveLength(signs);
});

test('two lines may say the same', () => {
  const told = jest.spyOn(console, 'error').mockReturnValue();
  render(<JobCard meterType="GAS_METER" number="7" lines={['Gas', 'Gas']} state={null} />);
  expect(screen.getAllByText('Gas')).toHaveLength(2);
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});

test('the sign of an unlisted card adds nothing to the words', () => {
  render(
    <a href="#neu">
      <UnlistedCard>Zähler fehlt in der Liste</UnlistedCard>
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Zähler fehlt in der Liste' })).toBeInTheDocument();
});

test.each([
  { says: 'a done job is greyed out', kind: 'done', number: 'inkMute', line: 'inkMute' },
  { says: 'an open job is not', kind: 'plain', number: 'ink', line: 'inkSoft' },
] as const)('$says', async ({ kind, number, line }) => {
  // Jest turns all styles off; the names of the classes are the same here.
  await jest.isolateModulesAsync(async () => void (await import('./JobCard.css')));
  const state = { kind, text: '' };
  render(
    <a className={jobCardClass} href="#job">
      <JobCard meterType="GAS_METER" number="7ELS" lines={['Keller']} state={state} />
    </a>,
  );
  const inkOf = (text: string) => getComputedStyle(screen.getByText(text)).color;
  expect(inkOf('7ELS')).toBe(`var(--ab-color-${number})`);
  expect(inkOf('Keller')).toBe(`var(--ab-color-${line})`);
});
