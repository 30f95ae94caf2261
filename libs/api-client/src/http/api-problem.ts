export type ApiProblemKind =
  | 'offline'
  | 'session-expired'
  | 'rejected'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'too-often'
  | 'unavailable'
  | 'unexpected';

/** Why a call failed. `status` is null if no answer of the server came back. */
export interface ApiProblem {
  readonly kind: ApiProblemKind;
  readonly status: number | null;
  /** The server's message. It is shown to the user as it is; decisions depend only on `kind`. */
  readonly message: string | null;
  readonly fieldErrors: readonly FieldError[];
  readonly retryAfterSeconds: number | null;
}

export interface FieldError {
  readonly field: string | null;
  readonly message: string;
}

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: ApiProblem };

export interface Failed {
  readonly ok: false;
  readonly problem: ApiProblem;
}

export function failed(
  kind: ApiProblemKind,
  about: Partial<Omit<ApiProblem, 'kind'>> = {},
): Failed {
  const nothingKnown = { status: null, message: null, fieldErrors: [], retryAfterSeconds: null };
  return { ok: false, problem: { ...nothingKnown, ...about, kind } };
}
