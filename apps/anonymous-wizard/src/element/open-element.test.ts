import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { createFakeServer, json } from '@ablesbar/api-client/testing';
import type * as I18n from '@ablesbar/i18n';
import { createTexts } from '@ablesbar/i18n';
import { browserPorts } from '../app/ports';
import { anEntry } from '../testing/an-entry';
import type { WizardParts } from '../Wizard/wizard-context';
import { ElementFrame } from './ElementFrame';
import { type ElementSetup, openElement, type OpenElement } from './open-element';

jest.mock('@ablesbar/i18n', () => {
  const actual = jest.requireActual<typeof I18n>('@ablesbar/i18n');
  return { ...actual, createTexts: jest.fn(actual.createTexts) };
});

const application = {
  applicationId: 'stadtwerke',
  config: {
    unknownUserReading: {
      unknownUserReadingAllowed: true,
      meters: { ELECTRIC_METER: { defaultMeterConfig: { meterRateConfigs: [{ obis: '1.8.0' }] } } },
    },
  },
};

const contact = { contactInformationItems: [{ text: 'Telefon 03999 7700' }] };

beforeAll(() => {
  const media = Object.assign(new EventTarget(), { matches: false });
  Object.assign(window, { matchMedia: () => media });
});

function openForm(report: ElementSetup['report'] = () => undefined) {
  const server = createFakeServer();
  server.on('GET', '/api/public/application', json(200, application));
  server.on('POST', '/auth/token-unknown-readings', 'silent');
  server.on('GET', '/api/public/contact/stadtwerke', json(200, contact));
  const host = document.createElement('div');
  return openElement({
    host,
    surface: host,
    baseUrl: '',
    homeHref: '/',
    ports: { ...browserPorts, fetch: server.fetch, storage: null },
    isReload: false,
    nameTab: () => undefined,
    showTop: () => undefined,
    print: () => undefined,
    report,
    prefill: () => ({ email: 'anna@b.example' }),
  });
}

async function open() {
  const element = openForm();
  const parts = await shownForm(element);
  return { element, parts };
}

function shownForm(element: OpenElement) {
  return new Promise<WizardParts>((shown) => {
    element.view.subscribe(() => {
      const view = element.view.get();
      if (view.kind === 'wizard') shown(view.parts);
    });
  });
}

test('the page fills the first step, and never the emptied entry of a reading that was sent', async () => {
  const { element, parts } = await open();
  const { entries, sent, stepHistory } = parts;
  const email = () => entries.get().entry.email;
  expect(email()).toBe('anna@b.example');
  const entry = anEntry();
  const { meterNumber, contact } = entry;
  const meter = { meterNumber, meterType: 'ELECTRIC_METER' } as const;
  sent.set([
    {
      entry,
      rates: [],
      submission: { ...meter, contact, readingValues: [], readingDate: '', readingReason: null },
      token: '',
      key: '7f3a9c1e-4b2d-4e8a-9c5f-000000000001',
      receivedAt: new Date(),
      receipt: 'not-asked',
    },
  ]);
  stepHistory.replace({ step: 'DONE', isChange: false });
  entries.clear();
  element.fill();
  expect(email()).toBe('');
  element.close();
});

test('while a reading is on its way, the page changes nothing, and a reset waits for the answer', async () => {
  const { element, parts } = await open();
  const { entries, submitting } = parts;
  entries.change({ meterNumber: '1ESY1160123456', email: '' });
  const { entry } = entries.get();
  submitting.set({ kind: 'sending' });
  element.fill();
  element.reset();
  expect(entries.get().entry).toBe(entry);
  submitting.set({ kind: 'failed', why: 'wizard_failed_offline', errors: [] });
  expect(entries.get().entry).toMatchObject({ meterNumber: '', email: 'anna@b.example' });
  expect(submitting.get()).toEqual({ kind: 'idle' });
  element.close();
});

const frameOf = ({ view }: OpenElement) => ({
  view,
  surface: document.body,
  level: 2,
  homeHref: '/',
  onBug: jest.fn(),
});
const numberField = () => screen.getByRole('textbox', { name: 'Zählernummer' });

test('the links lead to where the page says last, and what was typed stays', async () => {
  const { element } = await open();
  const frame = (homeHref: string) =>
    createElement(ElementFrame, { ...frameOf(element), homeHref });
  const { rerender } = render(frame('/'));
  const number = numberField();
  fireEvent.change(number, { target: { value: '1ESY1160123456' } });
  rerender(frame('https://www.example/'));
  const cancel = screen.getByRole('link', { name: 'Abbrechen' });
  expect(cancel).toHaveAttribute('href', 'https://www.example/');
  expect(numberField()).toBe(number);
  expect(number).toHaveValue('1ESY1160123456');
});

test('a bug is told to the page and says whom to call; a retry keeps what was typed, a reset does not', async () => {
  // React rightly logs the error.
  jest.spyOn(console, 'error').mockReturnValue();
  const { element, parts } = await open();
  let isBroken = false;
  const LabelScan = () => {
    if (isBroken) throw new Error('A bug.');
    return null;
  };
  element.view.set({ kind: 'wizard', texts: parts.texts, parts: { ...parts, LabelScan } });
  const frame = frameOf(element);
  render(createElement(ElementFrame, frame));
  const meetBug = () => {
    isBroken = true;
    fireEvent.change(numberField(), { target: { value: '1ESY1160123456' } });
    isBroken = false;
  };
  meetBug();
  expect(frame.onBug).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('link', { name: '03999 7700' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(numberField()).toHaveValue('1ESY1160123456');
  meetBug();
  act(() => element.reset());
  expect(numberField()).toHaveValue('');
});

test('a form whose texts do not come says so, also to the page, and a retry shows it', async () => {
  jest.mocked(createTexts).mockRejectedValueOnce(new Error('A file is gone.'));
  const report = jest.fn();
  const element = openForm(report);
  render(createElement(ElementFrame, frameOf(element)));
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  expect(screen.getByText('Die Zählerstandserfassung ist momentan nicht möglich')).toBeVisible();
  expect(report.mock.calls).toEqual([
    ['failed', { during: 'settings', reason: 'unexpected', status: null }],
  ]);
  fireEvent.click(retry);
  await act(() => shownForm(element));
  expect(numberField()).toBeVisible();
});
