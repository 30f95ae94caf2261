import { render, screen } from '@testing-library/react';
import { Slip } from './Slip';

test('shows every value as a number with its meter', () => {
  const value = {
    name: 'Verbrauch',
    obis: '1.8.0',
    decimal: '0482.5',
    unit: 'kWh',
    label: '482,5 kWh',
  };
  const pairs = [{ label: 'Zähler', value: '1ESY1160123456' }];
  render(<Slip title="Nachweis" number="Nr. 1" values={[value]} pairs={pairs} foot="Stadtwerke" />);
  expect(screen.getByRole('article', { name: 'Nachweis' })).toBeVisible();
  expect(screen.getByRole('img', { name: '482,5 kWh' })).toHaveTextContent('0482,5kWh');
  expect(screen.getByRole('definition')).toHaveTextContent('1ESY1160123456');
});

test('lists each reading of a visit with its reference, its values and its meter', () => {
  const part = (meter: string, integer: string) => ({
    number: `Nr. ${meter}`,
    values: [{ name: 'Verbrauch', obis: '', decimal: integer, unit: 'm³', label: `${integer} m³` }],
    pairs: [{ label: 'Zähler', value: meter }],
  });
  render(<Slip title="Nachweis" {...part('A', '11')} more={[part('B', '22')]} foot="Stadtwerke" />);
  expect(screen.getByRole('article')).toHaveTextContent(
    'NachweisNr. AVerbrauch 11m³ZählerANachweisNr. BVerbrauch 22m³ZählerBStadtwerke',
  );
});

test('two equal rates of an unknown meter are shown as two', () => {
  const told = jest.spyOn(console, 'error').mockReturnValue();
  const value = { name: '', obis: '', decimal: '1', unit: '', label: '1' };
  render(<Slip title="Nachweis" number="" values={[value, value]} pairs={[]} foot="" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});
