import type { ServedApplication } from '../application/read-applications';
import { inConsoleLanguage } from '../base/console-language';
import { type CommandInput, OperatorFailure, type OperatorWorld } from './command';
import { operatorTexts } from './operator-texts';

export const APPLICATION_OPTION = inConsoleLanguage({
  de: { application: 'wenn es mehrere gibt: welche' },
  en: { application: 'which one, if there are several' },
});

/** The application named by the option. The option is not needed if there is only one. */
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

/** The origin of printed links: the option, the application's first host, or this machine. */
export function originOfLetters(
  { settings }: Pick<OperatorWorld, 'settings'>,
  { hosts }: Pick<ServedApplication, 'hosts'>,
  { values }: CommandInput,
): string {
  const [known] = hosts;
  const origin = known === undefined ? `http://127.0.0.1:${settings.port}` : `https://${known}`;
  return (values['origin'] ?? origin).replace(/\/+$/, '');
}
