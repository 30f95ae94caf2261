import { render, screen } from '@testing-library/react';
import { aConfig, anEvent, aRateTask } from '@ablesbar/domain/testing';
import { createTexts } from '@ablesbar/i18n';
import { TextsProvider } from '@ablesbar/ui';
import { addMissingWindowApis } from '../../app/testing/add-missing-window-apis';
import { EarlierReadings } from './EarlierReadings';

beforeAll(addMissingWindowApis);

async function open(years: readonly number[], rate: string | null = null) {
  const texts = await createTexts({ language: 'de', translations: {} });
  const readingEvents = years.map((year) => anEvent(`${year}-11-28`, 40_000 + year));
  const task = aRateTask({ readingEvents });
  render(
    <TextsProvider texts={texts}>
      <EarlierReadings task={task} rate={rate} unit="kWh" features={aConfig().features} />
    </TextsProvider>,
  );
}

test('a meter that was read once has nothing to compare with', async () => {
  await open([2025]);
  expect(document.body).toHaveTextContent('');
});

test('the years before the last one are counted', async () => {
  await open([2023, 2024, 2025]);
  expect(screen.getByText('2 frühere Stände')).toBeVisible();
});

test('a meter with two rates says whose years they are', async () => {
  await open([2023, 2024, 2025], 'Verbrauch Hochtarif');
  expect(screen.getByText('Verbrauch Hochtarif: 2 frühere Stände')).toBeVisible();
});
