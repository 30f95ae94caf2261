/**
 * The claims of a token. The client uses them for timing and visibility and never trusts them: the
 * server decides.
 */
export interface TokenClaims {
  readonly exp: number;
  readonly iat: number | null;
  readonly sub: string | null;
  readonly accountId: string | null;
  readonly roles: readonly string[];
}
