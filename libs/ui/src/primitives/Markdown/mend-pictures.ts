import { missingPicture } from '../Prose/Prose.css';

/**
 * Puts these words in the place of each picture that does not load, beside its text alternative, and
 * loads it again once the connection is back. React knows nothing of these elements: they are the
 * server's markup. Returns a function that ends this.
 */
export function mendPictures(content: HTMLElement, words: string): () => void {
  const notes = new Map<HTMLImageElement, HTMLElement>();
  const fail = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || notes.has(target)) return;
    const note = document.createElement('span');
    note.className = missingPicture;
    note.textContent = `${target.alt}. ${words}`;
    target.hidden = true;
    target.after(note);
    notes.set(target, note);
  };
  const show = (picture: HTMLImageElement) => {
    picture.hidden = false;
    notes.get(picture)?.remove();
    notes.delete(picture);
  };
  const arrive = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) show(target);
  };
  const retry = () => {
    for (const picture of notes.keys()) {
      // A hidden picture would never be near enough to load.
      picture.loading = 'eager';
      picture.src = picture.getAttribute('src') ?? '';
    }
  };
  // These two events do not bubble.
  content.addEventListener('error', fail, true);
  content.addEventListener('load', arrive, true);
  window.addEventListener('online', retry);
  return () => {
    content.removeEventListener('error', fail, true);
    content.removeEventListener('load', arrive, true);
    window.removeEventListener('online', retry);
    for (const picture of [...notes.keys()]) show(picture);
  };
}
