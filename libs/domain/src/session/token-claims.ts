/** What a token says about itself. Read for timing and visibility, never trusted: the server decides. */
export interface TokenClaims {
  readonly exp: number;
  readonly iat: number | null;
  readonly sub: string | null;
  readonly accountId: string | null;
  readonly roles: readonly string[];
}
