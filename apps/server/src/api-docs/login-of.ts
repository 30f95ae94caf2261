export type Login = 'none' | 'account' | 'anonymous';

/** Whose bearer token a call takes: the contract tells it by the path alone. */
export function loginOf(url: string): Login {
  if (/^\/api\/(?:pro\/)?unknown-readings\//.test(url)) return 'anonymous';
  return /^\/api\/(?:pro|communication)\//.test(url) ? 'account' : 'none';
}
