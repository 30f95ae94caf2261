import { render, screen } from '@testing-library/react';
import { ConsumptionPicture } from './ConsumptionPicture';

test('is one picture with its sentence; every bar has its year', () => {
  render(
    <ConsumptionPicture
      label="Verbrauch: üblich 1.297 bis 1.412 kWh, eingegeben 178.591 kWh"
      band={{ word: 'üblich', lowest: 1297, highest: 1412 }}
      before={[
        { label: '2024', amount: 1297 },
        { label: '2025', amount: 1412 },
      ]}
      entered={{ label: '2026', amount: 178_591, said: '178.591' }}
    />,
  );
  const picture = screen.getByRole('img', { name: /eingegeben 178.591 kWh/ });
  expect(picture).toHaveTextContent('üblich20242025178.5912026');
});
