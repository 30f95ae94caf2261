import { base64Of } from '@ablesbar/api-client';
import type { CalendarDay } from '@ablesbar/domain';
import { formatDay, type TextKey, type Texts } from '@ablesbar/i18n';
import { type Attachment, contentOf } from './content-of';
import type { UnreadableEntry } from './unreadable';

interface About {
  readonly applicationName: string;
  readonly today: CalendarDay;
  readonly texts: Texts;
}

/**
 * One page that every browser shows, also in years and without the portal. Nobody knows what the entries
 * contain, so their text is escaped, their pictures are images only, and the page may run nothing.
 */
export async function unreadableFile(
  entries: readonly UnreadableEntry[],
  { applicationName, today, texts }: About,
): Promise<Blob> {
  const { t, language, htmlLang } = texts;
  const title = escaped(t('outbox_unreadable_file_title'));
  const parts = [];
  for (const entry of entries) parts.push(await sectionOf(entry, texts));
  const page = `<!doctype html>
<html lang="${escaped(htmlLang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p>${escaped(applicationName)}, ${escaped(formatDay(today, language))}</p>
<p>${escaped(t('outbox_unreadable_file_text'))}</p>
${parts.join('\n')}
</body>
</html>
`;
  return new Blob([page], { type: 'text/html' });
}

const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

const STYLE =
  ':root{color-scheme:light dark}' +
  'body{max-width:60rem;margin:1rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}' +
  'p,pre{white-space:pre-wrap;overflow-wrap:anywhere}' +
  'img{max-width:100%}';

async function sectionOf(entry: UnreadableEntry, { t }: Texts): Promise<string> {
  const parts = [entry.stored, ...(await entry.photos())].filter((part) => (part ?? null) !== null);
  // Together, so that the numbers in the text are those of the attachments.
  const { text, attachments } = await contentOf(parts.length > 1 ? parts : parts[0]);
  const shown = text === '' ? [] : [`<pre>${escaped(text)}</pre>`];
  const files = attachments.map((one, n) =>
    attachmentOf(one, t('outbox_unreadable_file_part', { number: n + 1 })),
  );
  const content = [...shown, ...files];
  const nothing = `<p>${escaped(t('outbox_unreadable_file_empty'))}</p>`;
  return `<section>
<h2>${escaped(t(kindText[entry.kind]))}</h2>
<p>${escaped(entry.key)}</p>
${content.length > 0 ? content.join('\n') : nothing}
</section>`;
}

const kindText = {
  reading: 'outbox_unreadable_reading',
  draft: 'outbox_unreadable_draft',
  photo: 'outbox_unreadable_photo',
  receipt: 'outbox_unreadable_receipt',
} as const satisfies Record<UnreadableEntry['kind'], TextKey>;

const IMAGE = /^image\/[a-z0-9.+-]+$/;

/** A picture shows itself; other bytes can be saved from the page. */
function attachmentOf({ mimeType, data }: Attachment, name: string): string {
  const label = escaped(name);
  const url = (type: string) => `data:${type};base64,${base64Of(data)}`;
  return IMAGE.test(mimeType)
    ? `<p>${label}<br><img src="${url(mimeType)}" alt="${label}"></p>`
    : `<p><a download href="${url('application/octet-stream')}">${label}</a></p>`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
