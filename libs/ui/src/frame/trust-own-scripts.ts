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
 * The policy of our pages lets no text become a script or markup. Workers are scripts of our own origin:
 * those, and nothing else, pass. For a page of our own only; a page that embeds us has its own rules.
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
