import { render, screen } from '@testing-library/react';
import { aConfig, anEvent, aRateTask } from '@ablesbar/domain/testing';
import { createTexts } from '@ablesbar/i18n';
import { TextsProvider } from '@ablesbar/ui';
import { RateEvaluation } from './RateEvaluation';

test('the last reading stands on all drums of its meter', async () => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const readingEvents = [anEvent('2024-11-21', 12000), anEvent('2025-11-21', 13440.5)];
  const task = aRateTask({ postDecimals: 2, readingEvents });
  render(
    <TextsProvider texts={texts}>
      <RateEvaluation
        task={task}
        tasks={[task]}
        features={aConfig().features}
        notes={{}}
        onChangeNote={() => undefined}
      />
    </TextsProvider>,
  );
  const drums = screen.getByRole('img', { name: /^13\.440,50/ });
  expect(drums).toHaveTextContent('13440,50kWh');
});
