import type { Plugin } from 'vite';

const OWN_ROOT = new URL('./src/element/shadow-sheet.ts', import.meta.url).pathname;
/** These lie over the page, so the width of the window is theirs; all others look at the element's. */
const OVER_PAGE = /\/(?:Dialog|CalendarDialog|PhotoDialog|ToastRegion)\.css\.ts/;

/**
 * The styles of the components as one sheet for shadow roots instead of files for a page: each module
 * adds its own when it is loaded. On the way their measures are taken off the page that embeds us, whose
 * font size and width are not ours.
 */
export function shadowStyles(): Plugin[] {
  return [
    {
      name: 'shadow-styles:measures',
      enforce: 'pre',
      transform(code, id) {
        if (!id.includes('.css.ts.vanilla.css')) return null;
        const ours = code.replace(/(?<![\w.-])(\d*\.?\d+)rem\b/g, 'calc($1 * var(--ab-rem))');
        const ofElement = ours.replace(WIDTH, '@container ablesbar $1');
        return { code: OVER_PAGE.test(id) ? ours : ofElement, map: null };
      },
    },
    {
      name: 'shadow-styles:sheet',
      transform(code, id) {
        if (!/\.css\.ts$/.test(id)) return null;
        const own = code.replace(
          /^import ['"]([^'"]+\.vanilla\.css)['"];?$/gm,
          `import '${MODULE}$1.shadow.js';`,
        );
        return { code: own, map: null };
      },
      resolveId: (id) => (id.startsWith(MODULE) ? id : null),
      // A module for each file, so that it is added once, however many others are made from it.
      load(id) {
        if (!id.startsWith(MODULE)) return null;
        const file = id.slice(MODULE.length, -'.shadow.js'.length);
        return [
          `import { addStyles } from '${OWN_ROOT}';`,
          `import css from '${file}?inline';`,
          'addStyles(css);',
        ].join('\n');
      },
    },
  ];
}

const MODULE = 'shadow-styles:';
const WIDTH = /@media (?:screen and )?(\((?:min|max)-width: ?\d+px\))/g;
