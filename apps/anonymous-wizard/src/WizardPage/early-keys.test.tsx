import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { screen, waitFor } from '@testing-library/react';
import { createFakeServer, type FakeAnswer } from '@ablesbar/api-client/testing';
import { browserPorts } from '../app/ports';
import { standInForBrowser, twoMedia } from '../testing/browser-of-page';
import { createStart } from '../Wizard/create-start';
import { openPage } from './open-page';
import { pageSurroundings } from './page-surroundings';
import { type OpenPage, WizardPage } from './WizardPage';

let spentMs = 0;
const now = performance.now.bind(performance);
performance.now = () => now() + spentMs;

beforeEach(() => {
  // Outside of `act`, React runs its effects when it does so in a browser: often after the next key.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  standInForBrowser(() => 'navigate');
});

const number = () => screen.getByLabelText<HTMLInputElement>('Zählernummer');

/** Types like a browser, without `act`. */
function type(text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(number(), number().value + text);
  number().dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Types as soon as React has changed the page, before every other task. On a slow phone that change takes
 * so long that React lets the browser go first, and runs its effects later.
 */
function TypesAtOnce({ text }: { text: string }) {
  useLayoutEffect(() => {
    spentMs += 100;
    queueMicrotask(() => [...text].forEach(type));
  }, [text]);
  return null;
}

/** The built page, in which somebody has typed a `1` before its scripts arrived. */
function takeOver(open: OpenPage, beside: ReactNode) {
  const start = createStart({ ...pageSurroundings, nameTab: () => undefined });
  const page = (
    <>
      <WizardPage start={start} open={open} />
      {beside}
    </>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  document.body.replaceChildren(place);
  type('1');
  startTransition(() => void hydrateRoot(place, page));
}

test('keys that follow at once when React takes over the built page stay', async () => {
  takeOver(() => new Promise(() => undefined), <TypesAtOnce text="ES" />);
  await waitFor(() => expect(number()).toHaveValue('1ES'));
  type('Y');
  await waitFor(() => expect(number()).toHaveValue('1ESY'));
});

test('keys that follow at once when the settings are there stay', async () => {
  let answer = (_application: FakeAnswer) => {};
  const server = createFakeServer();
  server.on('GET', '/api/public/application', () => new Promise((next) => (answer = next)));
  server.on('POST', '/auth/token-unknown-readings', 'silent');
  const ports = { ...browserPorts, fetch: server.fetch, storage: null };
  const open = jest.fn<ReturnType<OpenPage>, Parameters<OpenPage>>((start, show) =>
    openPage(
      start,
      (view) => show({ ...view, footer: view.parts && <TypesAtOnce text="SY" /> }),
      ports,
    ),
  );
  takeOver(open, null);
  await waitFor(() => expect(server.calls).not.toHaveLength(0));
  type('E');
  answer(twoMedia);
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
  await waitFor(() => expect(number()).toHaveValue('1ESY'));
});
