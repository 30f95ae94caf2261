import { render, screen } from '@testing-library/react';
import { setAdapter } from '@vanilla-extract/css/adapter';
import { transformCss } from '@vanilla-extract/css/transformCss';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../testing';
import { plainLink } from './render-link';

const written: Parameters<typeof transformCss>[0] = {
  cssObjs: [],
  localClassNames: [],
  composedClassLists: [],
};

beforeAll(() =>
  setAdapter({
    appendCss: (css) => void written.cssObjs.push(css),
    registerClassName: (name) => void written.localClassNames.push(name),
    registerComposition: (list) => void written.composedClassLists.push(list),
    markCompositionUsed: () => undefined,
    onEndFileScope: () => undefined,
    getIdentOption: () => 'debug',
  }),
);

/** Whether a window as wide as this, and high enough for all, takes the rules of a media query. */
function isTaken(query: string, width: number): boolean {
  const features = [...query.matchAll(/\(([^:]+): ([\d.]+)px\)/g)];
  return (
    query.startsWith('screen') &&
    features.every(([, name, px]) =>
      name === 'min-width' ? width >= Number(px) : name === 'max-width' && width <= Number(px),
    )
  );
}

/** jsdom has no width: what a window of this width takes is written as a rule for each screen. */
function openWindow({ width }: { readonly width: number }) {
  const sheet = document.createElement('style');
  sheet.textContent = transformCss(written)
    .join('\n')
    .replaceAll(/@media ([^{]+) \{/g, (_, query: string) =>
      isTaken(query, width) ? '@media screen {' : '@media print {',
    );
  document.head.replaceChildren(sheet);
}

test('the top bar sticks to the top of the window', async () => {
  // The styles are compiled when they are imported, which must not be before there is a place for them.
  const { BarFrame } = await import('./BarFrame/BarFrame');
  await renderWithTexts(<BarFrame applicationName="" logoSrc="/logo.png" homeHref="/" />);
  openWindow({ width: 1280 });
  const { position, top } = getComputedStyle(screen.getByRole('banner'));
  expect({ position, top }).toEqual({ position: 'sticky', top: '0px' });
});

const beside = { layout: 'grid', list: 'block', content: 'block' };
test.each([
  { width: 639, shows: 'side', layout: 'block', list: 'block', content: 'none' },
  { width: 639, shows: 'main', layout: 'block', list: 'none', content: 'block' },
  { width: 640, shows: 'side', ...beside },
  { width: 640, shows: 'main', ...beside },
] as const)(
  'at $width px, where a phone shows the $shows, the list is $list and the content is $content',
  async ({ width, shows, layout, list, content }) => {
    const { SplitLayout } = await import('./SplitLayout/SplitLayout');
    render(
      <SplitLayout sideLabel="Ablesungen" side="Liste" narrowShows={shows}>
        Zähler
      </SplitLayout>,
    );
    openWindow({ width });
    const [nav, job] = screen.getByRole('main').children;
    const displayOf = (element?: Element) => element && getComputedStyle(element).display;
    expect(displayOf(screen.getByRole('main'))).toBe(layout);
    expect([displayOf(nav), displayOf(job)]).toEqual([list, content]);
  },
);

test('a menu that opens below its button takes 150 ms', async () => {
  const { AccountMenu } = await import('./AccountMenu/AccountMenu');
  const calls = { onRemove: () => undefined, onLogOut: () => undefined };
  const accounts = { entries: [{ id: 'a-1', name: 'Haus' }], ...calls };
  await renderWithTexts(<AccountMenu accounts={accounts} renderLink={plainLink} />);
  openWindow({ width: 1280 });
  await userEvent.click(screen.getByRole('button', { name: 'Zugang: Haus' }));
  const menu = document.getElementById(
    screen.getByRole('button', { expanded: true }).getAttribute('aria-controls') ?? '',
  );
  const { animation } = getComputedStyle(menu ?? document.body);
  expect(animation).toMatch(/^\w+ var\(--ab-quick\)$/);
  const { documentElement } = document;
  expect(getComputedStyle(documentElement).getPropertyValue('--ab-quick')).toMatch(/^150ms /);
});
