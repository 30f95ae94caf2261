import type { ServedApplication } from '../application/read-applications';
import { type CommandInput, OperatorFailure, type OperatorWorld } from './command';
import { operatorTexts } from './operator-texts';

export const APPLICATION_OPTION = { application: 'wenn es mehrere gibt: welche' } as const;

/** The one that is named; the only one needs no name. */
export function chosenApplication(
  { applications }: Pick<OperatorWorld, 'applications'>,
  { values }: CommandInput,
): ServedApplication {
  const ids = applications.map(({ applicationId }) => applicationId);
  const wanted = values['application'];
  const [only, ...others] = applications;
  if (wanted === undefined && only !== undefined && others.length === 0) return only;
  if (wanted === undefined) throw new OperatorFailure(operatorTexts.whichApplication(ids));
  const found = applications.find(({ applicationId }) => applicationId === wanted);
  if (found === undefined) throw new OperatorFailure(operatorTexts.noApplication(wanted, ids));
  return found;
}

/** Where a printed link leads: where the option says, else to the name the application is known by. */
export function originOfLetters(
  { settings }: Pick<OperatorWorld, 'settings'>,
  { hosts }: Pick<ServedApplication, 'hosts'>,
  { values }: CommandInput,
): string {
  const [known] = hosts;
  const origin = known === undefined ? `http://127.0.0.1:${settings.port}` : `https://${known}`;
  return (values['origin'] ?? origin).replace(/\/+$/, '');
}
