import { screen, within } from '@testing-library/react';
import { renderWithTexts } from '../../testing';
import { HandoverSheet } from './HandoverSheet';

const meter = {
  id: '1',
  medium: 'Gas',
  number: '7ELS0098127734',
  where: 'Keller',
  readOn: 'abgelesen Mo., 23.11.2026',
  isSent: true,
  values: [{ name: 'Verbrauch', value: '13.210,45 m³' }],
  comment: null,
};
const sheet = (meters: readonly (typeof meter)[], from = '') =>
  renderWithTexts(
    <HandoverSheet place="Lindenstraße 14" meters={meters} from={from} to="" foot="" />,
  );

test('has each meter with its values, and a line to sign for each party', async () => {
  await sheet([meter, { ...meter, id: '2', number: '8SEN0117723401' }], 'Hannelore Brandt');
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent('7ELS0098127734');
  expect(rows[0]).toHaveTextContent('Keller');
  expect(within(rows[1] ?? document.body).getByRole('definition')).toHaveTextContent(
    '13.210,45 m³',
  );
  expect(screen.getByText('Hannelore Brandt')).toBeVisible();
  expect(screen.getAllByText('Ort, Datum, Unterschrift')).toHaveLength(2);
});

test('only a reading that has not arrived says so', async () => {
  await sheet([meter, { ...meter, id: '2', isSent: false }]);
  const [sent, waiting] = screen.getAllByRole('listitem');
  expect(sent).not.toHaveTextContent('gesendet');
  expect(waiting).toHaveTextContent('noch nicht an den Versorger gesendet');
});
