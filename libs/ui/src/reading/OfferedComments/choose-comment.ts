const isSame = (one: string, other: string) => one.trim() === other.trim();

/** Whether the comment is exactly this offered answer. */
export function isChosen(comment: string, offered: string): boolean {
  return isSame(comment, offered);
}

/** The comment after a tap on an offered answer. The answer never replaces the user's own words. */
export function chooseComment(comment: string, chosen: string, offered: readonly string[]): string {
  if (isSame(comment, chosen)) return '';
  const isOwn = comment.trim() !== '' && !offered.some((one) => isSame(one, comment));
  return isOwn ? `${comment.trimEnd()} ${chosen}` : chosen;
}
