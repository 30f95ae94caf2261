// Outlook does not open longer links.
const LONGEST = 2000;

/**
 * A link that opens the mail program with a new message, still without a recipient. A body that is
 * too long for a link is cut.
 */
export function mailtoLink({
  subject,
  body,
}: {
  readonly subject: string;
  readonly body: string;
}): string {
  const start = `mailto:?subject=${encoded(subject)}&body=`;
  // Line breaks in a mail are CRLF, whatever line breaks the text has.
  const letters = Array.from(body.replace(/\r\n|\r|\n/g, '\r\n'), encoded);
  let link = start;
  for (const letter of letters) {
    if (link.length + letter.length > LONGEST) break;
    link += letter;
  }
  return link;
}

/** Removes lone surrogates (half an emoji), which encodeURIComponent cannot encode. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
}
