// Outlook opens no longer ones.
const LONGEST = 2000;

/** A link that opens the mail program with a letter to nobody yet. What is too long for one is cut. */
export function mailtoLink({
  subject,
  body,
}: {
  readonly subject: string;
  readonly body: string;
}): string {
  const start = `mailto:?subject=${encoded(subject)}&body=`;
  // A letter's line breaks are those of Windows, whatever the text was written with.
  const letters = Array.from(body.replace(/\r\n|\r|\n/g, '\r\n'), encoded);
  let link = start;
  for (const letter of letters) {
    if (link.length + letter.length > LONGEST) break;
    link += letter;
  }
  return link;
}

/** Half an emoji cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
}
