import { useEffect } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEMO_DESIGN, type Design, readDesign } from '@ablesbar/api-client/testing';
// The styles of the later steps, too, so that all of them are on the page when the element opens.
import '../steps/later-steps';
import { demoServer } from '../testing/demo-server';
import './ablesbar-reading';
import { addStyles } from './shadow-sheet';

const meta = { title: 'Ohne Zugang/Element', tags: ['screen'] } satisfies Meta;
export default meta;

/** An address that no server has: the calls of the element stay in the page. */
const PORTAL = 'https://ablesung.example';
const usualFetch = window.fetch.bind(window);
const wait = async (shadow: () => ShadowRoot | null | undefined) => {
  while (!shadow()?.querySelector('h1')) await new Promise((next) => setTimeout(next, 20));
};

/** The element on the page of a utility, with the page's own colour, font and corners. */
export const AufFremderSeite: StoryObj = {
  parameters: { layout: 'fullscreen' },
  loaders: [
    ({ globals }) => {
      const server = demoServer(readDesign(globals['design']));
      window.fetch = (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        return url.startsWith(PORTAL)
          ? server.fetch(url.slice(PORTAL.length), init)
          : usualFetch(input, init);
      };
      return {};
    },
  ],
  render: (_, { globals }) => (
    <ForeignPage
      design={readDesign(globals['design']) ?? DEMO_DESIGN}
      language={String(globals['language'])}
    />
  ),
  play: () => wait(() => document.querySelector('ablesbar-reading')?.shadowRoot),
};

function ForeignPage({ design, language }: { design: Design; language: string }) {
  // The element's own build puts its styles there. Storybook puts them into the page.
  useEffect(() => addStyles(stylesOfPage()), []);
  return (
    <div style={{ font: '16px/1.5 Georgia, serif', padding: '24px 16px', width: '100%' }}>
      <header>
        <h1 style={{ font: 'inherit', fontSize: '1.25rem' }}>{design.name}</h1>
      </header>
      <main style={{ maxWidth: '640px', marginTop: '24px' }}>
        <ablesbar-reading
          base-url={PORTAL}
          lang={language}
          style={{
            '--ablesbar-brand': design.colour,
            '--ablesbar-radius': design.radius,
            '--ablesbar-padding': design.padding,
            '--ablesbar-text-size': design.textSize || undefined,
            '--ablesbar-font': design.font || undefined,
          }}
        />
      </main>
    </div>
  );
}

function stylesOfPage(): string {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n');
}
