import type { ConsentWords, PageWords } from '@ablesbar/i18n';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import type { ServedApplication } from '../application/read-applications';
import { escaped } from '../mail/letter';

/** The look of the portal, without its code: these pages open from a mail and need no script. */
const STYLE = `
:root { color-scheme: light dark; --paper: #fff; --ink: #161b18; --soft: #3f4642; --line: #767e79; --critical: #a50e15;
  font: 400 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
@media (prefers-color-scheme: dark) { :root { --paper: #131614; --ink: #eef2ef; --soft: #c9d0cb; --line: #868f8a; --critical: #fe978b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: break-word; }
header { border-top: 4px solid var(--ink); border-bottom: 1px solid var(--line); padding: 12px 16px; display: flex; gap: 12px; align-items: center; font-weight: 600; }
header img { height: 32px; width: auto; background: #fff; border-radius: 4px; }
main { max-width: 36rem; margin: 0 auto; padding: 32px 16px 64px; }
h1 { font-size: 1.75rem; line-height: 1.15; letter-spacing: -.018em; margin: 0 0 16px; text-wrap: balance; }
h2 { font-size: 1.125rem; margin: 0 0 8px; }
p { margin: 0 0 16px; }
section { border-top: 2px solid var(--ink); padding-top: 16px; margin-top: 32px; }
label { display: block; }
input[type=email] { display: block; width: 100%; min-height: 48px; margin: 4px 0 16px; padding: 8px 12px; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 4px; }
[aria-invalid=true] { border: 2px solid var(--critical); outline-color: var(--critical); }
.agree { display: flex; gap: 12px; align-items: flex-start; margin-bottom: 16px; }
.agree input { flex: none; width: 24px; height: 24px; margin: 0; }
.error { color: var(--critical); font-weight: 600; margin: 0 0 8px; }
button { min-height: 48px; padding: 8px 20px; font: inherit; font-weight: 600; color: var(--paper); background: var(--ink); border: 1px solid var(--ink); border-radius: 4px; cursor: pointer; }
button.plain { color: var(--ink); background: var(--paper); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The pages show an address, so no shared browser keeps them. */
const PAGE_HEADERS = {
  'content-security-policy': POLICY,
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
  /** Escaped markup. */
  readonly content: string;
}

export function send(
  reply: FastifyReply,
  { application, language }: Visit,
  { title, failed, content }: PageContent,
): FastifyReply {
  const name = escaped(application.name);
  const tab = escaped([failed, title, application.name].filter(Boolean).join(' | '));
  return reply.headers(PAGE_HEADERS).send(`<!doctype html>
<html lang="${language.slice(0, 2)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${tab}</title>
<style>${STYLE}</style>
</head>
<body>
<header><img src="/api/public/application/logo.png" alt=""><span>${name}</span></header>
<main>
<h1>${escaped(title)}</h1>
${content}
</main>
</body>
</html>
`);
}

/** A page that says one thing, perhaps with a button. */
export function say(
  reply: FastifyReply,
  visit: Visit,
  { title, text }: PageWords,
  button = '',
): FastifyReply {
  return send(reply, visit, { title, content: `${paragraph(text)}${button}` });
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

interface ButtonForm {
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
  return `<form method="post" action="${escaped(action)}">${hidden.join('')}<button${isPlain ? ' class="plain"' : ''}>${escaped(label)}</button></form>`;
}
