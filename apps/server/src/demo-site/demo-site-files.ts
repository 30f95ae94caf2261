/**
 * The site has its own look, with a few rules typical of old websites. None of them may affect the
 * form.
 */
export const DEMO_SITE_STYLE = `
:root { --house: #a6123a; font: 18px/1.6 Georgia, "Times New Roman", serif; color: #2b2320; background: #faf6f1; }
* { box-sizing: content-box; }
body { margin: 0; }
h1, h2 { font-weight: normal; color: var(--house); line-height: 1.15; }
h1 { font-size: 2.4rem; margin: 0 0 0.5rem; }
h2 { font-size: 1.2rem; margin: 0 0 0.4rem; }
input, button { border: 3px double purple; text-transform: uppercase; }
a { color: var(--house); }
.head { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; align-items: baseline; padding: 1rem 1.5rem; background: #fff; border-bottom: 4px solid var(--house); }
.name { font-size: 1.35rem; text-decoration: none; margin-right: auto; }
nav a { margin-left: 1rem; }
nav a[aria-current] { text-decoration: none; font-weight: bold; }
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1.5rem; }
.columns { display: grid; gap: 2.5rem; grid-template-columns: minmax(0, 1fr); }
.lead { max-width: 36em; margin: 0 0 1.5rem; }
.bare { padding: 0; }
aside { font-size: 0.95rem; }
aside p { margin: 0 0 1.5rem; }
aside ol { margin: 0; padding-left: 1.4rem; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 60rem; margin-top: 1.5rem; border: 0; }
footer { padding: 1.5rem; font-size: 0.9rem; background: #2b2320; color: #faf6f1; }
ablesbar-reading {
  --ablesbar-brand: var(--house);
  --ablesbar-radius: 10px;
  --ablesbar-padding: clamp(16px, 4vw, 32px);
  scroll-margin-top: 16px;
}
.columns ablesbar-reading { max-width: 704px; border: 1px solid #d9cdbf; }
@media (min-width: 60rem) { .columns { grid-template-columns: minmax(0, 1fr) 17rem; } }
`;

export const DEMO_SITE_SCRIPT = `const heard = document.getElementById('heard');
const form = document.querySelector('ablesbar-reading');
const frame = document.querySelector('iframe');

function hear({ type, detail }) {
  const line = document.createElement('li');
  line.textContent = type + ' ' + JSON.stringify(detail);
  heard.append(line);
}

if (heard) for (const type of ['step', 'submitted', 'failed']) form.addEventListener(type, hear);

// In a frame the page around it must be told how high the form is, and be told by it alone.
if (form && window.parent !== window) {
  form.addEventListener('resize', ({ detail }) => window.parent.postMessage(detail, '*'));
}
if (frame) {
  window.addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow) frame.style.height = Number(data.height) + 'px';
  });
}
`;
