/**
 * A browser that translates the page moves texts into its own elements. React then tries to remove a node,
 * or to insert a node beside it, although that node is no longer in its place. React would fail and lose the
 * whole screen. With these two methods, removing a missing node does nothing, and a node that should stand
 * before a missing node is appended at the end. React itself replaces texts that are alone in their element,
 * so these stay correct.
 */
export function surviveTranslation(node: Node): void {
  node.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (isIn(this, child)) child.remove();
    return child;
  };
  node.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
    if (isIn(this, before)) before.before(child);
    else this.appendChild(child);
    return child;
  };
}

function isIn(parent: Node, node: Node | null): node is Element | CharacterData {
  const isChild = node instanceof Element || node instanceof CharacterData;
  return isChild && node.parentNode === parent;
}

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
