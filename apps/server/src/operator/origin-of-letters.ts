import type { ServedApplication } from '../application/read-applications';
import type { Given, OperatorWorld } from './command';

/** Where a printed link leads: where the option says, else to the name the application is known by. */
export function originOfLetters(
  { settings }: Pick<OperatorWorld, 'settings'>,
  { hosts }: Pick<ServedApplication, 'hosts'>,
  { values }: Given,
): string {
  const [known] = hosts;
  const origin = known === undefined ? `http://127.0.0.1:${settings.port}` : `https://${known}`;
  return (values['origin'] ?? origin).replace(/\/+$/, '');
}
