import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServer, type FakeAnswer } from '@ablesbar/api-client/testing';
import { browserPorts, type DraftStorage } from '../app/ports';
import { standInForBrowser, twoMedia } from '../testing/browser-of-page';
import { createStart, type Start } from '../Wizard/create-start';
import { openPage } from './open-page';
import { pageSurroundings } from './page-surroundings';
import { type PageView, WizardPage } from './WizardPage';

const SETTINGS = '/api/public/application';

let loadedBy = 'navigate';
beforeEach(() => {
  loadedBy = 'navigate';
  sessionStorage.clear();
  standInForBrowser(() => loadedBy);
});

const start = () =>
  createStart({ ...pageSurroundings, nameTab: () => undefined, showTop: () => undefined });

/** The page as it was built; the n-th call for its settings is answered by `answers[n]`. */
function openThePage(storage: DraftStorage | null = null, change = (view: PageView) => view) {
  const answers: ((answer: FakeAnswer) => void)[] = [];
  const server = createFakeServer();
  server.on('GET', SETTINGS, () => new Promise((answer) => answers.push(answer)));
  server.on('POST', '/auth/token-unknown-readings', 'silent');
  const ports = { ...browserPorts, fetch: server.fetch, storage };
  render(
    <WizardPage
      start={start()}
      open={(opened, show) => openPage(opened, (view) => show(change(view)), ports)}
    />,
  );
  return {
    answers,
    /** The settings arrive, or whatever else answers the n-th call. */
    answer: async (answer: FakeAnswer, nth = 0) => {
      await waitFor(() => expect(answers.length).toBeGreaterThan(nth));
      await act(async () => answers[nth]?.(answer));
    },
  };
}

const number = () => screen.getByRole('textbox', { name: 'Zählernummer' });
const type = (text: string) => fireEvent.change(number(), { target: { value: text } });
const checked = () => screen.queryAllByRole('radio', { checked: true });
const retry = () => screen.findByRole('button', { name: 'Erneut versuchen' });

test('failed settings are asked for once more, and what is typed meanwhile stays', async () => {
  const { answers, answer } = openThePage();
  await answer('lost');
  const button = await retry();
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByRole('heading', { name: 'Zählerstand ohne Zugang melden' });
  type('7ELS0098127734');
  await answer(twoMedia, 1);
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
  expect(number()).toHaveValue('7ELS0098127734');
  expect(answers).toHaveLength(2);
});

test('what is typed while the wizard renders stands in the field and in the wizard', async () => {
  const told = jest.fn();
  const open = jest.fn(async (opened: Start) => void opened.handOver(told));
  render(<WizardPage start={start()} open={open} />);
  await waitFor(() => expect(open).toHaveBeenCalled());
  type('1ESY');
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ meterNumber: '1ESY' }));
  expect(number()).toHaveValue('1ESY');
});

test('a number is corrected where the caret stands', async () => {
  const { answer } = openThePage();
  await answer(twoMedia);
  type('1Y1160123456');
  const input = number();
  await userEvent.type(input, 'es', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(input).toHaveValue('1ESY1160123456');
});

test('a number is measured by the limits of the utility alone', async () => {
  const { answer } = openThePage();
  type('1ESY116012345678');
  fireEvent.blur(number());
  const next = screen.getByRole('button', { name: 'Weiter zum Stand' });
  expect(number()).toBeValid();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await answer(twoMedia);
  await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
  type('1ESY11601234567890123');
  expect(number()).toBeInvalid();
});

test('a medium is preselected only once the utility has said which comes first', async () => {
  const { answer } = openThePage();
  expect(checked()).toEqual([]);
  await answer(twoMedia);
  await waitFor(() => expect(checked()).toEqual([screen.getByRole('radio', { name: 'Gas' })]));
});

test('a chosen medium stays, and one that the utility does not offer is named', async () => {
  const { answer } = openThePage();
  fireEvent.click(screen.getByRole('radio', { name: 'Wärme' }));
  await answer(twoMedia);
  await screen.findByText('Nicht möglich: Wärme');
  fireEvent.click(screen.getByRole('radio', { name: 'Strom' }));
  expect(checked()).toEqual([screen.getByRole('radio', { name: 'Strom' })]);
  expect(screen.queryByText('Nicht möglich: Wärme')).not.toBeInTheDocument();
});

test('a draft gives its meter to the same number alone', async () => {
  loadedBy = 'reload';
  const entry = { meterNumber: '7ELS0098127734', meterType: 'GAS_METER' };
  sessionStorage.setItem('ablesbar-wizard', JSON.stringify({ entry }));
  const { answer } = openThePage(sessionStorage);
  type('1ESY1160123456');
  await answer(twoMedia);
  await screen.findByText('Erkannt: Strom');
  await waitFor(() => expect(checked()).toEqual([screen.getByRole('radio', { name: 'Strom' })]));
});

test('loading the page again after a failed script leaves the draft as it is', async () => {
  // jsdom cannot load a page and says so.
  jest.spyOn(console, 'error').mockReturnValue();
  loadedBy = 'reload';
  sessionStorage.setItem('ablesbar-wizard', 'draft');
  render(<WizardPage start={start()} open={() => Promise.reject(new Error('not loaded'))} />);
  fireEvent.click(await retry());
  expect(sessionStorage.getItem('ablesbar-wizard')).toBe('draft');
});

test('a page that comes back from the history begins without the draft', async () => {
  // jsdom cannot load a page and says so.
  jest.spyOn(console, 'error').mockReturnValue();
  const { answer } = openThePage(sessionStorage);
  await answer(twoMedia);
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
  type('1ESY1160123456');
  await waitFor(() => expect(sessionStorage.getItem('ablesbar-wizard')).toContain('1ESY'));
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  });
  expect(sessionStorage.getItem('ablesbar-wizard')).toContain('1ESY');
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(sessionStorage.getItem('ablesbar-wizard')).toBeNull();
});

test('after a bug a retry shows the form with what was typed', async () => {
  // React rightly logs the error.
  jest.spyOn(console, 'error').mockReturnValue();
  let isBroken = false;
  const LabelScan = () => {
    if (isBroken) throw new Error('A bug.');
    return null;
  };
  const { answer } = openThePage(null, (view) => ({
    ...view,
    parts: view.parts && { ...view.parts, LabelScan },
  }));
  await answer(twoMedia);
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
  isBroken = true;
  type('1ESY1160123456');
  const title = screen.getByRole('heading', { name: 'Hier ist etwas schiefgegangen' });
  expect(title).toHaveFocus();
  isBroken = false;
  fireEvent.click(await retry());
  expect(number()).toHaveValue('1ESY1160123456');
});

test('a bug in what follows from the entries leaves a retry, too', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  let isBroken = false;
  const { answer } = openThePage(null, (view) => {
    const { parts } = view;
    if (parts === null) return view;
    const get = () => {
      if (isBroken) throw new Error('A bug.');
      return parts.state.get();
    };
    return { ...view, parts: { ...parts, state: { ...parts.state, get } } };
  });
  await answer(twoMedia);
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
  isBroken = true;
  type('1ESY1160123456');
  isBroken = false;
  fireEvent.click(await retry());
  expect(number()).toHaveValue('1ESY1160123456');
});

test('a bug in the bar or in the footer leaves the form', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const Broken = () => {
    throw new Error('A bug.');
  };
  const { answer } = openThePage(null, (view) => ({
    ...view,
    bar: <Broken />,
    footer: <Broken />,
  }));
  await answer(twoMedia);
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
  expect(screen.getByRole('banner')).toBeVisible();
});
