/**
 * A browser that translates the page moves texts into elements of its own. React then wants to remove or
 * to insert beside a node that is no longer where it was, and would give up the whole screen for it. What
 * is gone is gone; what has no place of its own any more comes last. Texts that stand alone in their
 * element are replaced by React itself and stay true.
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
