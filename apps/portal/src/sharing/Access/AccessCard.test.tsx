import { screen } from '@testing-library/react';
import { aJob } from '@ablesbar/domain/testing';
import { showSharing } from '../testing/show-sharing';
import { type CardAccess, usePrinting } from './AccessCard';

function Printed({ login }: Pick<CardAccess, 'login'>) {
  return usePrinting([{ name: 'Aylin Demirtaş', login, jobs: [aJob()] }]).sheet;
}

const printedRows = () =>
  screen
    .getAllByRole('term', { hidden: true })
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

const token = 'k'.repeat(43);
const where = [
  ['Senden bis', 'Sa., 05.12.2026'],
  ['Gebäude', 'Lindenstraße 14, 39999 Neuenbrück'],
];

test('a card says all that a person without a camera types, and the long link stays in its code', async () => {
  const login = { token, username: 'abl-4471', password: 'mole-taxi' };
  const { baseElement } = await showSharing(<Printed login={login} />);
  expect(baseElement).toHaveTextContent('Ablesekarte');
  expect(baseElement).toHaveTextContent(
    /Oder die Adresse im Browser öffnen und mit Benutzername und Passwort anmelden\./,
  );
  expect(printedRows().slice(0, 5)).toEqual([
    ['Adresse', window.location.host],
    ['Benutzername', 'abl-4471'],
    ['Passwort', 'mole-taxi'],
    ...where,
  ]);
  expect(baseElement).not.toHaveTextContent(token);
});

test('the card of an access without a username prints its link, the only way in', async () => {
  const login = { token, username: '', password: '' };
  const { baseElement } = await showSharing(<Printed login={login} />);
  expect(baseElement).toHaveTextContent(/Oder den Link im Browser öffnen\./);
  expect(baseElement).not.toHaveTextContent('Passwort');
  const link = ['Link', `${window.location.origin}/m/${token}`];
  expect(printedRows().slice(0, 3)).toEqual([link, ...where]);
});
