import { sheetOf } from './shadow-sheet';

/** The longest time that a print waits for pictures. */
const PICTURES_MS = 2000;

/** Prints the slip from a frame of its own. Otherwise the page that embeds us would be printed too. */
export function printSlip(shadow: ShadowRoot, surface: HTMLElement): void {
  const slip = shadow.querySelector('article');
  const frame = document.createElement('iframe');
  frame.title = slip?.getAttribute('aria-label') ?? '';
  frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 0; height: 0; border: 0';
  document.body.append(frame);
  const paper = frame.contentDocument;
  const view = paper?.defaultView;
  if (slip === null || !paper || !view) {
    frame.remove();
    window.print();
    return;
  }
  paper.title = frame.title;
  paper.documentElement.lang = surface.lang;
  paper.documentElement.style.cssText = surface.style.cssText;
  paper.adoptedStyleSheets = [sheetOf(view)];
  paper.body.append(paper.importNode(slip, true));
  view.addEventListener('afterprint', () => frame.remove());
  // The pictures of a copy load anew. One that never does must not hold up the print.
  const pictures = [...paper.images].map(async (image) => image.decode().catch(() => undefined));
  const late = new Promise((done) => setTimeout(done, PICTURES_MS));
  void Promise.race([Promise.all(pictures), late]).then(() => view.print());
}
