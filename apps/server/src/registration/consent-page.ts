import type { LegalLinks } from '@ablesbar/domain';
import type { ConsentWords, PageWords } from '@ablesbar/i18n';
import type { FastifyReply } from 'fastify';
import type { ServedApplication } from '../application/read-applications';
import { escaped } from '../mail/letter';
import { pageStyle } from './page-style';

/** The pages show an address, so no shared browser keeps them. */
const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
};

/** The utility of a call, and the language of the account, else of the browser. */
export interface Visit {
  readonly application: ServedApplication;
  readonly language: string;
  readonly words: ConsentWords;
}

export interface PageContent {
  readonly title: string;
  /** Before the title in the browser's tab, so that a failure is heard first. */
  readonly failed?: string | undefined;
  /** Escaped markup, with its heading. */
  readonly content: string;
}

export function send(
  reply: FastifyReply,
  { application, language, words }: Visit,
  { title, failed, content }: PageContent,
): FastifyReply {
  const name = escaped(application.name);
  const tab = escaped([failed, title, application.name].filter(Boolean).join(' | '));
  const { style, policy } = pageStyle(application.themeColor);
  const headers = { ...PAGE_HEADERS, 'content-security-policy': policy };
  return reply.headers(headers).send(`<!doctype html>
<html lang="${language.slice(0, 2)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${tab}</title>
<link rel="icon" href="/api/public/application/logo.png">
<style>${style}</style>
</head>
<body>
<header><div><a class="home" href="/"><img src="/api/public/application/logo.png" alt=""><span>${name}</span></a></div></header>
<main>
${content}
</main>
<footer><div><span>${name}</span>${legalLinks(application.config.legal, words)}</div></footer>
</body>
</html>
`);
}

function legalLinks({ imprint, privacy }: LegalLinks, { frame }: ConsentWords): string {
  return [[imprint.url, frame.imprint] as const, [privacy.url, frame.privacy] as const]
    .flatMap(([url, label]) =>
      url === null ? [] : [`<a href="${escaped(url)}" rel="noreferrer">${escaped(label)}</a>`],
    )
    .join('');
}

/** A page that asks one thing. */
export function ask(
  reply: FastifyReply,
  visit: Visit,
  { title, text }: PageWords,
  form: ButtonForm,
): FastifyReply {
  return send(reply, visit, {
    title,
    content: `${heading(title)}${paragraph(text)}${buttonForm(form)}`,
  });
}

/** A page at the end of a way. It leads back to the portal. */
export function say(
  reply: FastifyReply,
  visit: Visit,
  { title, text }: PageWords,
  isDone = false,
): FastifyReply {
  const head = isDone ? `<div class="done">${DONE_SIGN}${heading(title)}</div>` : heading(title);
  const portal = `<a class="button" href="/">${escaped(visit.words.frame.portal)}</a>`;
  return send(reply, visit, { title, content: `${head}${paragraph(text)}${portal}` });
}

const DONE_SIGN =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="m8 12.3 2.8 2.8L16 9.7"/></svg>';

export function heading(text: string): string {
  return `<h1>${escaped(text)}</h1>\n`;
}

export function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`;
}

export function section(
  { title, text }: { title: string; text?: string },
  content: string,
): string {
  const said = text === undefined ? '' : paragraph(text);
  return `<section><h2>${escaped(title)}</h2>${said}${content}</section>`;
}

export interface ButtonForm {
  readonly action: string;
  readonly label: string;
  readonly isPlain?: boolean;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A form of one button. Opening a page changes nothing, because mail scanners open links. */
export function buttonForm({ action, label, isPlain = false, fields = {} }: ButtonForm): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  return `<form method="post" action="${escaped(action)}">${hidden.join('')}<button class="button${isPlain ? ' plain' : ''}">${escaped(label)}</button></form>`;
}
