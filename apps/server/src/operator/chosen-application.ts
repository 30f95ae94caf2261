import type { ServedApplication } from '../application/read-applications';
import type { Given, OperatorWorld } from './command';
import { OperatorFailure } from './operator-failure';
import { operatorTexts } from './operator-texts';

export const APPLICATION_OPTION = { application: 'wenn es mehrere gibt: welche' } as const;

/** The one that is named; the only one needs no name. */
export function chosenApplication(
  { applications }: Pick<OperatorWorld, 'applications'>,
  { values }: Given,
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
