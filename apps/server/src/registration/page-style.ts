import { pageColours } from '@ablesbar/ui/page-colours';
import { createHash } from 'node:crypto';

/** The stylesheet of a page, and the policy that admits this stylesheet and no other. */
export interface PageStyle {
  readonly style: string;
  readonly policy: string;
}

const styles = new Map<string, PageStyle>();

/** The look of the portal in the utility's colour, without the portal's code: a page needs no script. */
export function pageStyle(themeColor: string): PageStyle {
  const known = styles.get(themeColor);
  if (known !== undefined) return known;
  const made = makeStyle(themeColor);
  styles.set(themeColor, made);
  return made;
}

function makeStyle(themeColor: string): PageStyle {
  const style = `
:root { color-scheme: light dark; ${colours(themeColor, 'light')} }
@media (prefers-color-scheme: dark) { :root { ${colours(themeColor, 'dark')} } }
${RULES}`;
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return { style, policy: policy.join('; ') };
}

function colours(themeColor: string, theme: 'light' | 'dark'): string {
  const all = pageColours(themeColor, theme);
  return USED.map((role) => `--${role}: ${all[role]};`).join(' ');
}

const USED = [
  'paper',
  'sunken',
  'line',
  'lineStrong',
  'ink',
  'inkSoft',
  'success',
  'critical',
  'brand',
  'onBrand',
  'brandHover',
  'brandEdge',
  'focus',
] as const;

const RULES = `
*, *::before, *::after { box-sizing: border-box; }
body { display: flex; flex-direction: column; min-height: 100dvh; margin: 0; background: var(--paper); color: var(--ink);
  font: 400 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; overflow-wrap: break-word; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
header { border-top: 4px solid var(--brand); border-bottom: 1px solid var(--line); }
header > div, main, footer > div { width: 100%; max-width: 1264px; margin: 0 auto; padding: 0 16px; }
.home { display: inline-flex; align-items: center; gap: 10px; min-height: 60px; max-width: 100%; color: inherit; font-weight: 600; letter-spacing: -.01em; text-decoration: none; }
.home img { flex: none; height: 28px; width: auto; max-width: 96px; }
.home span { min-width: 0; }
main { flex: 1; padding: 24px 16px 64px; }
main > * { max-width: 36rem; }
h1 { font-size: 1.75rem; line-height: 1.1429; font-weight: 600; letter-spacing: -.018em; margin: 0 0 16px; hyphens: auto; text-wrap: balance; }
h2 { font-size: 1.375rem; line-height: 1.2727; font-weight: 600; letter-spacing: -.01em; margin: 0 0 16px; hyphens: auto; }
p { margin: 0 0 24px; }
.done { display: flex; gap: 12px; }
.done svg { flex: none; width: 32px; height: 32px; color: var(--success); }
svg { fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: square; }
section { border-top: 2px solid var(--ink); padding-top: 16px; margin-top: 48px; }
label { display: block; font-weight: 600; }
input[type=email] { display: block; width: 100%; min-height: 48px; margin-top: 8px; padding: 11px 12px; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--lineStrong); border-radius: 4px; }
input[type=email]:hover { border-color: var(--ink); }
input[type=email]:focus { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
input[type=email][aria-invalid=true] { border: 5px double var(--critical); padding: 7px 8px; box-shadow: none; }
.agree { display: flex; gap: 12px; padding: 12px 0; margin-top: 12px; font-weight: 400; cursor: pointer; }
.agree input { display: grid; place-items: center; flex: none; width: 24px; height: 24px; margin: 0; border: 1px solid var(--lineStrong); border-radius: 2px; background: var(--paper); appearance: none; cursor: pointer; }
.agree input:hover { border-color: var(--ink); }
.agree input:checked { border-color: var(--ink); background: var(--ink); }
.agree input:checked::after { content: ""; width: 6px; height: 12px; border: solid var(--paper); border-width: 0 2.5px 2.5px 0; transform: rotate(43deg) translate(-1px, -1px); }
.agree input[aria-invalid=true] { border: 5px double var(--critical); }
.error { display: flex; gap: 8px; margin: 8px 0 0; color: var(--critical); font-weight: 600; }
.error svg { flex: none; width: 20px; height: 20px; margin-top: 2px; fill: currentColor; }
.error path + path { stroke: var(--paper); stroke-width: 2; }
.agree ~ .button { margin-top: 16px; }
.agree + .error { margin-top: 0; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 11px 20px; font: inherit; font-weight: 600; text-align: center; text-decoration: none; color: var(--onBrand); background: var(--brand); border: 1px solid var(--brandEdge); border-radius: 4px; cursor: pointer; }
.button:hover { background: var(--brandHover); }
.button.plain { color: var(--ink); background: var(--paper); border-color: var(--lineStrong); }
.button.plain:hover { background: var(--sunken); border-color: var(--ink); }
footer { border-top: 1px solid var(--line); color: var(--inkSoft); font-size: .875rem; }
footer > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 24px; padding: 8px 16px; }
footer a, footer span { display: inline-flex; align-items: center; min-height: 44px; color: inherit; text-underline-offset: 4px; }
@media (max-width: 639px) { .button { width: 100%; } footer span { flex: 1 0 100%; } }
@media (min-width: 640px) { header > div, footer > div { padding-inline: 32px; } main { padding: 40px 32px 80px; } h1 { font-size: 2.25rem; line-height: 1.1111; } .home { font-size: 1.0625rem; } }
@media (forced-colors: active) { .error path + path { stroke: Canvas; } .agree input { appearance: auto; } }
`;
