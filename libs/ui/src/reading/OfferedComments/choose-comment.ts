const isSame = (one: string, other: string) => one.trim() === other.trim();

/** Whether this offered comment is what stands there. */
export function isChosen(comment: string, offered: string): boolean {
  return isSame(comment, offered);
}

/** What stands there after a tap on an offered comment. Nobody's own words are ever replaced by it. */
export function chooseComment(comment: string, chosen: string, offered: readonly string[]): string {
  if (isSame(comment, chosen)) return '';
  const isOwn = comment.trim() !== '' && !offered.some((one) => isSame(one, comment));
  return isOwn ? `${comment.trimEnd()} ${chosen}` : chosen;
}
