export type Login = 'none' | 'account' | 'anonymous';

/** The kind of bearer token that a call takes. In the contract, the path alone decides it. */
export function loginOf(url: string): Login {
  if (/^\/api\/(?:pro\/)?unknown-readings\//.test(url)) return 'anonymous';
  return /^\/api\/(?:pro|communication)\//.test(url) ? 'account' : 'none';
}
