import { act, screen, waitFor } from '@testing-library/react';
import { aRateTask } from '@ablesbar/domain/testing';
import { answered } from '@ablesbar/offline-queue/testing';
import userEvent from '@testing-library/user-event';
import * as paper from './RoundPaper.css';
import { meterAt, openRound, place } from '../testing/open-round';

const house = [meterAt('o', '1. OG'), meterAt('k', 'Keller'), meterAt('e', 'EG')];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('values follow each other with Enter from the cellar up, and a skipped meter comes last', async () => {
  const { sent } = await openRound({ jobs: house });
  expect(place()).toBe('Keller');
  await userEvent.keyboard('44001{Enter}');
  expect(place()).toBe('EG');
  expect(screen.getByText('Noch 2 von 3')).toBeVisible();
  await press('Überspringen');
  expect(place()).toBe('1. OG');
  await userEvent.keyboard('44002{Enter}');
  expect(place()).toBe('EG');
  expect(screen.getByText('Übersprungen')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Überspringen' })).toBeNull();
  await userEvent.keyboard('44003{Enter}');
  expect(screen.getByRole('heading', { name: 'Dieses Haus ist fertig' })).toHaveFocus();
  await waitFor(() => expect(sent).toEqual(['k: 44001', 'o: 44002', 'e: 44003']));
});

test('a skipped meter can be brought back', async () => {
  await openRound({ jobs: house });
  await press('Überspringen');
  expect(place()).toBe('EG');
  await press('Letzten zurückholen');
  expect(place()).toBe('Keller');
});

test('a doubted value asks, and can wait at the end', async () => {
  const { sent, pass } = await openRound({ jobs: house });
  await userEvent.keyboard('99999{Enter}');
  expect(screen.getByRole('dialog', { name: 'Stimmt dieser Stand?' })).toBeVisible();
  await press('Ans Ende stellen');
  expect(place()).toBe('EG');
  await userEvent.keyboard('44002{Enter}44003{Enter}');
  expect(place()).toBe('Keller');
  expect(screen.getAllByRole('textbox')[0]).toHaveValue('99999');
  pass();
  await userEvent.keyboard('{Enter}');
  await press('Trotzdem senden');
  await waitFor(() => expect(sent).toEqual(['e: 44002', 'o: 44003', 'k: 99999']));
});

test('what the utility refuses comes back at the end with its value and the reason', async () => {
  const refused = answered(422);
  await openRound({ jobs: house, answers: [refused] });
  await userEvent.keyboard('44001{Enter}');
  await userEvent.keyboard('44002{Enter}44003{Enter}');
  expect(await screen.findByText('status 422')).toBeVisible();
  expect(place()).toBe('Keller');
  expect(screen.getAllByRole('textbox')[0]).toHaveValue('44001');
  expect(screen.queryByText('Übersprungen')).toBeNull();
});

test.each([
  { says: 'nothing', keys: '{Enter}', words: /überspringen Sie den Zähler/ },
  { says: 'a value that cannot be', keys: '1{Enter}', words: 'Zählerstand korrigieren' },
])('whoever goes on with $says is told why not, and the card stays', async ({ keys, words }) => {
  const strict = house.map((job) => ({
    ...job,
    config: { features: {}, meterReading: {} },
    meter: {
      ...job.meter,
      meterRateTasks: job.meter.meterRateTasks.map((task) => ({
        ...task,
        readingValueValidation: {
          minimumValue: 43120,
          maximumValue: 49000,
          strictValidation: true,
        },
      })),
    },
  }));
  const { pass } = await openRound({ jobs: strict });
  pass();
  await userEvent.keyboard(keys);
  expect(screen.getByText(words)).toBeVisible();
  expect(place()).toBe('Keller');
  expect(screen.getAllByRole('textbox')[0]).toHaveFocus();
});

test('Enter goes through the tariffs of a meter first', async () => {
  const { sent } = await openRound({ jobs: [meterAt('k', 'Keller', ['HT', 'NT']), ...house] });
  await userEvent.keyboard('44001{Enter}');
  expect(screen.getByRole('group', { name: 'NT' })).toContainElement(
    document.activeElement as HTMLElement | null,
  );
  expect(sent).toEqual([]);
});

test('the order of a house can be changed, and stays', async () => {
  const { shown, open } = await openRound({ jobs: house });
  await press('Reihenfolge ändern');
  expect(screen.getByRole('heading', { name: 'Reihenfolge im Haus' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'M-k nach oben' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent.slice(0, 3));
  expect(rows()).toEqual(['Kel', 'EGM', '1. ']);
  await press('M-e nach oben');
  expect(rows()).toEqual(['EGM', 'Kel', '1. ']);
  expect(screen.getByText('M-e ist jetzt an Stelle 1 von 3.')).toBeVisible();
  await press('Umkehren');
  expect(rows()).toEqual(['1. ', 'Kel', 'EGM']);
  expect(screen.getByText('Der Rundgang beginnt jetzt bei M-o.')).toBeVisible();
  await press('Weiter im Rundgang');
  expect(screen.getByRole('button', { name: 'Reihenfolge ändern' })).toHaveFocus();
  expect(place()).toBe('1. OG');
  shown.unmount();
  open();
  expect(place()).toBe('1. OG');
  await press('Reihenfolge ändern');
  await press('Nach Stockwerken ordnen');
  expect(screen.getByText('Die Zähler sind jetzt nach Stockwerken geordnet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Weiter im Rundgang' })).toHaveFocus();
  await press('Hier weiter: M-e');
  expect(place()).toBe('EG');
  expect(screen.getAllByRole('textbox')[0]).toHaveFocus();
});

/** The texts of a printed line; its empty boxes as □, those of the decimals as ▣. */
const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map((cell) => {
    const boxes = [...cell.querySelectorAll('i')].map(({ className }) =>
      className === paper.decimal ? '▣' : '□',
    );
    return `${boxes.join('')}${cell.textContent}`;
  });

test('the paper has a line for each counter that is left, in walking order', async () => {
  await openRound({ jobs: [meterAt('h', '2. OG', ['HT', 'NT']), ...house] });
  await userEvent.keyboard('44001{Enter}');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const [head, ...lines] = screen.getAllByRole('row', { hidden: true }).map(cellsOf);
  expect(head).toEqual(['Lage', 'Zählernummer', 'Letzter Stand', 'Zählerstand']);
  const values = ['43.121\u00a0kWh', '□□□□□□kWh'];
  expect(lines).toEqual([
    ['EG', 'M-eStrom', ...values],
    ['1. OG', 'M-oStrom', ...values],
    ['2. OG', 'M-hStrom, HT', ...values],
    ['2. OG', 'M-hStrom, NT', ...values],
  ]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
});

test.each([
  { says: 'three digits and two decimals', maskPostDecimals: false, boxes: '□□□▣▣kWh' },
  { says: 'no decimals where they are masked', maskPostDecimals: true, boxes: '□□□kWh' },
])('on paper, a counter has boxes for $says', async ({ maskPostDecimals, boxes }) => {
  const job = meterAt('k', 'Keller');
  const meterRateTasks = [aRateTask({ preDecimals: 3, postDecimals: 2 })];
  const config = { features: {}, meterReading: { maskPostDecimals } };
  await openRound({ jobs: [{ ...job, config, meter: { ...job.meter, meterRateTasks } }] });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const [, line] = screen.getAllByRole('row', { hidden: true });
  expect(line && cellsOf(line).at(-1)).toBe(boxes);
});
