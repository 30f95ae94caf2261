import { observable } from '@ablesbar/ui/observable';
import type { ElementView } from './ElementFrame';
import type { ElementSetup } from './open-element';
import { ReadingElement } from './ReadingElement';

const opened: ElementSetup[] = [];
jest.mock('./open-element', () => ({
  openElement: (setup: ElementSetup) => {
    opened.push(setup);
    const view = observable<ElementView>({ kind: 'nothing' });
    return { view, speak: jest.fn(), fill: jest.fn(), reset: jest.fn(), close: jest.fn() };
  },
}));
jest.mock('./shadow-sheet', () => ({ adoptStyles: jest.fn(), addStyles: jest.fn() }));

beforeAll(() => {
  // jsdom has neither.
  Object.assign(performance, { getEntriesByType: () => [] });
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  customElements.define('a-reading', ReadingElement);
});
afterEach(() => document.body.replaceChildren());

function open(parent: ParentNode = document.body) {
  const element = new ReadingElement();
  element.baseUrl = 'https://ablesung.example';
  parent.append(element);
  const setup = opened.at(-1);
  if (setup === undefined) throw new Error('The form is not open.');
  return { element, setup, filled: () => setup.prefill().email };
}

test('what is handed over replaces what was handed over before', () => {
  const { element, setup } = open();
  element.prefill({ email: 'anna@b.example' });
  element.prefill({ meterNumber: '1ESY1160123456' });
  expect(setup.prefill()).toEqual({ meterNumber: '1ESY1160123456', meterType: '' });
});

test.each([
  { says: 'another link home leaves the form open', name: 'home-href', reopened: 0 },
  { says: 'so does another level', name: 'heading-level', reopened: 0 },
  { says: 'another portal opens it anew', name: 'base-url', reopened: 1 },
])('$says', ({ name, reopened }) => {
  const { element } = open();
  const before = opened.length;
  element.setAttribute(name, 'https://www.example/');
  expect(opened.length - before).toBe(reopened);
});

test.each([
  {
    says: 'a reading was sent',
    ends: async ({ setup }: ReturnType<typeof open>) =>
      setup.report('submitted', { number: '1', meterType: 'GAS_METER' }),
  },
  {
    says: 'the element was taken away',
    ends: async ({ element }: ReturnType<typeof open>) => {
      element.remove();
      await Promise.resolve();
    },
  },
  {
    says: 'the visitor came back from the history',
    ends: async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
  },
])('nothing that was handed over is kept when $says', async ({ ends }) => {
  const form = open();
  form.element.prefill({ email: 'anna@b.example' });
  expect(form.filled()).toBe('anna@b.example');
  await ends(form);
  expect(form.filled()).toBeUndefined();
});

test('a move within the page keeps it', async () => {
  const { element, filled } = open();
  element.prefill({ email: 'anna@b.example' });
  document.body.append(document.createElement('section'));
  document.querySelector('section')?.append(element);
  await Promise.resolve();
  expect(filled()).toBe('anna@b.example');
});

test('elements of two shadow roots have drafts of their own, and find them after a reload', async () => {
  const loadPage = () =>
    ['electricity', 'gas'].map(() => {
      const host = document.body.appendChild(document.createElement('div'));
      return open(host.attachShadow({ mode: 'open' })).setup.ports.storage;
    });
  const [electricity, gas] = loadPage();
  electricity?.setItem('draft', '1ESY');
  gas?.setItem('draft', '7ELS');
  document.body.replaceChildren();
  await Promise.resolve();
  expect(loadPage().map((storage) => storage?.getItem('draft'))).toEqual(['1ESY', '7ELS']);
});
