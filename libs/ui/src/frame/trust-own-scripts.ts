interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string | null },
  ): unknown;
}

declare global {
  interface Window {
    /** Not in every browser yet, nor in TypeScript's own types. */
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * The policy of our pages (Trusted Types) does not let text become a script or markup. Our workers are
 * scripts of our own origin, so only such addresses are allowed. For our own pages only: a page that embeds
 * us has its own policy.
 */
export function trustOwnScripts({
  trustedTypes,
  location,
}: {
  readonly trustedTypes?: TrustedTypes;
  readonly location: Pick<Location, 'href' | 'origin'>;
}): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  });
}
