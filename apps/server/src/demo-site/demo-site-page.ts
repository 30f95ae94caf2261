/** The website of a made-up utility. It embeds the reading without a login as a utility would. */
export interface DemoSitePage {
  /** The address of the portal, which is another origin. */
  readonly portal: string;
  /** The nonce of the page's policy, which allows no other script or style sheet. */
  readonly nonce: string;
}

export function demoSitePage(page: DemoSitePage): string {
  return inPage(
    page,
    'Zählerstand melden | Stadtwerke Neuenbrück',
    `<header class="head">
<a class="name" href="/">Stadtwerke <b>Neuenbrück</b></a>
<nav aria-label="Bereiche"><a href="/" aria-current="page">Zählerstand</a> <a href="/rahmen">Im Rahmen</a></nav>
</header>
<main class="columns">
<article>
<h1>Zählerstand melden</h1>
<p class="lead">Umgezogen, Anbieter gewechselt oder zum Jahresende: Hier nennen Sie uns Ihren Stand, auch ohne Kundenkonto.</p>
<ablesbar-reading base-url="${page.portal}" lang="de"></ablesbar-reading>
</article>
<aside>
<h2>So finden Sie uns</h2>
<p>Kundenzentrum am Markt 4<br>Montag bis Freitag, 8 bis 17 Uhr</p>
<h2>Was diese Seite vom Formular hört</h2>
<ol id="heard" aria-label="Ereignisse"></ol>
</aside>
</main>
<footer>Diese Seite gibt es nicht wirklich. Sie zeigt, wie das Formular von Ablesbar in der Website eines Versorgers steht: mit einem Skript, in ihren Farben, von einer anderen Adresse geladen.</footer>
<script nonce="${page.nonce}" src="/demo-site.js"></script>
${elementScript(page)}`,
  );
}

/**
 * The same form in a frame. The frame has neither storage nor an origin, and its height follows its
 * content.
 */
export function demoSiteFramePage(page: DemoSitePage): string {
  return inPage(
    page,
    'Zählerstand im Rahmen | Stadtwerke Neuenbrück',
    `<header class="head">
<a class="name" href="/">Stadtwerke <b>Neuenbrück</b></a>
<nav aria-label="Bereiche"><a href="/">Zählerstand</a> <a href="/rahmen" aria-current="page">Im Rahmen</a></nav>
</header>
<main>
<h1>Zählerstand melden</h1>
<iframe title="Zählerstand ohne Zugang melden" src="/rahmen/formular" sandbox="allow-scripts allow-forms allow-modals allow-popups"></iframe>
</main>
<script nonce="${page.nonce}" src="/demo-site.js"></script>`,
  );
}

export function demoSiteFramed(page: DemoSitePage): string {
  return inPage(
    page,
    'Zählerstand ohne Zugang melden',
    `<main class="bare"><ablesbar-reading base-url="${page.portal}" lang="de" heading-level="1"></ablesbar-reading></main>
<script nonce="${page.nonce}" src="/demo-site.js"></script>
${elementScript(page)}`,
  );
}

function elementScript({ portal, nonce }: DemoSitePage): string {
  return `<script nonce="${nonce}" type="module" src="${portal}/element/ablesbar-reading.js"></script>`;
}

function inPage({ nonce }: DemoSitePage, title: string, body: string): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" nonce="${nonce}" href="/demo-site.css">
</head>
<body>
${body}
</body>
</html>
`;
}
