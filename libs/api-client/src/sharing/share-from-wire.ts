import type { Share, ShareLogin } from '@ablesbar/domain';
import { isWireObject, wireFlag, wireId, wireList, wireObject, wireText } from '../http/wire';

/** The answer to the creation of a share. The login is sent only once. */
export interface CreatedShare {
  readonly share: Share;
  readonly login: ShareLogin;
}

export function sharesFromWire(json: unknown): readonly Share[] | null {
  return isWireObject(json) ? shareListOf(json['sharedAccounts']) : null;
}

export function createdShareFromWire(json: unknown): CreatedShare | null {
  const share = shareFromWire(json);
  const login = shareLoginFromWire(json);
  return share === null || login === null ? null : { share, login };
}

/**
 * The token alone gives access. If the server sends no username and password, the share has only a
 * link.
 */
export function shareLoginFromWire(json: unknown): ShareLogin | null {
  const { token, username, password } = wireObject(json);
  const known = wireId(token);
  return known === null
    ? null
    : { token: known, username: wireText(username) ?? '', password: wireText(password) ?? '' };
}

/** A share without an id cannot be used and is left out. */
function shareListOf(json: unknown): readonly Share[] {
  return wireList(json).flatMap((share) => shareFromWire(share) ?? []);
}

function shareFromWire(json: unknown): Share | null {
  const wire = wireObject(json);
  const id = wireId(wire['id']);
  if (id === null) return null;
  const username = wireText(wire['username']);
  return {
    id,
    name: wireText(wire['name']) ?? username ?? '',
    username,
    allowToReShare: wireFlag(wire['allowToReShare']),
    jobIds: wireList(wire['jobIds']).flatMap((jobId) => wireId(jobId) ?? []),
    sharedAccounts: shareListOf(wire['sharedAccounts']),
  };
}
