import type { Call } from './collect-calls';
import { loginOf } from './login-of';
import { notationOf } from './notation';

export const DOCS_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2 { font: 600 1.1rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; margin-top: 2.5rem; }
h3 { font-size: 1rem; margin-bottom: 0; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; border-radius: 0.25rem; }
li { overflow-wrap: anywhere; }
`;

const LOGINS = {
  none: 'Without a token.',
  account: 'With the access token of an account: <code>Authorization: Bearer …</code>.',
  anonymous: 'With the token of POST /auth/token-unknown-readings.',
} as const;

/** One page of plain HTML: it needs no script and loads nothing from other servers. */
export function docsPage(calls: readonly Call[]): string {
  const links = calls.map((call) => `<li><a href="#${anchorOf(call)}">${titleOf(call)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ablesbar: calls of the server</title>
<style>${DOCS_STYLE}</style>
</head>
<body>
<h1>Ablesbar: calls of the server</h1>
<p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. Bodies are JSON. Whatever is not as asked
is answered <code>{ message, fieldErrors? }</code>: 400 not readable, 401 no good token, 403 not
allowed, 404 not there or not yours, 413 too large, 422 breaks a rule, 429 too often (Retry-After).</p>
<nav><ul>
${links.join('\n')}
</ul></nav>
<main>
${calls.map(sectionOf).join('\n')}
</main>
</body>
</html>
`;
}

function sectionOf(call: Call): string {
  const answers = call.answers.map(({ status, schema }) =>
    block(`Answer ${status}`, status === '204' ? null : notationOf(schema)),
  );
  return `<section>
<h2 id="${anchorOf(call)}">${titleOf(call)}</h2>
<p>${escapeHtml(call.summary ?? '')} ${LOGINS[loginOf(call.url)]}</p>
${call.headers === null ? '' : block('Headers', notationOf(call.headers))}
${call.body === null ? '' : block('Body', notationOf(call.body))}
${answers.join('\n')}
</section>`;
}

function block(title: string, notation: string | null): string {
  const content = notation === null ? '' : `\n<pre tabindex="0">${escapeHtml(notation)}</pre>`;
  return `<h3>${title}</h3>${content}`;
}

function titleOf({ method, url }: Call): string {
  return escapeHtml(`${method} ${url}`);
}

function anchorOf({ method, url }: Call): string {
  return `${method}${url}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
