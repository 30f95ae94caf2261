import { tokenFromPath } from '@ablesbar/validation';
import { LINK_PATH } from '../base/paths';

/** Removes a login link's token from the address and the history, and returns it. */
export function takeLinkToken(
  { pathname }: Pick<Location, 'pathname'>,
  history: Pick<History, 'replaceState'>,
): string | null {
  const token = tokenFromPath(pathname);
  if (token !== null) history.replaceState(null, '', LINK_PATH);
  return token;
}
