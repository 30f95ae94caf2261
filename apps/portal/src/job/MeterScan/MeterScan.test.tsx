import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type Location, MemoryRouter, useLocation } from 'react-router';
import { jobApi } from '@ablesbar/api-client';
import { aConfig, aJob, aMeter } from '@ablesbar/domain/testing';
import { choosePhoto, seeingBrowser } from '@ablesbar/ui/testing';
import { startedPortal } from '../../app/testing/started-portal';
import { workplaceAround } from '../../app/testing/workplace-around';
import { MeterScanDialog, type ScannedRound } from './MeterScanDialog';

afterEach(() => jest.useRealTimers());

interface Setting {
  readonly unknownReadingsAllowed?: boolean;
  readonly accountIds?: readonly string[];
  readonly round?: ScannedRound | null;
}

/** Opens the scanner of an account with two meters of one number, by two makers. */
async function scanning(setting: Setting = {}) {
  const { unknownReadingsAllowed = true, accountIds = ['a-1'], round = null } = setting;
  const browser = seeingBrowser();
  const started = await startedPortal();
  const state = { ...started.session.state(), accountIds };
  const config = aConfig({ features: { unknownReadingsAllowed } });
  const { store, wrapper } = workplaceAround({
    ...started,
    application: { ...started.application, config },
    session: { ...started.session, state: () => state },
  });
  const value = ['1EMH0012345678', '1ISK0012345678'].map((meterNumber) =>
    aJob({ id: meterNumber, meter: aMeter({ meterNumber }) }),
  );
  store.dispatch(
    jobApi.util.upsertQueryEntries([{ endpointName: 'jobs', arg: 'a-1', value } as const]),
  );
  const onClose = jest.fn();
  // Only now: the storage of the tests needs real ones to open.
  jest.useFakeTimers();
  await act(async () =>
    render(
      <MemoryRouter initialEntries={['/ablesung']}>
        <MeterScanDialog round={round} onClose={onClose} />
        <Address />
      </MemoryRouter>,
      { wrapper },
    ),
  );
  return { ...browser, onClose };
}

function Address() {
  const at: Location<unknown> = useLocation();
  return <output>{`${at.pathname} ${JSON.stringify(at.state)}`}</output>;
}
const address = () => document.querySelector('output')?.textContent;

test('two pictures of a known meter open its job', async () => {
  const { show, onClose } = await scanning();
  await show(['4711', '1ISK 0012345678']);
  expect(onClose).not.toHaveBeenCalled();
  await show(['1ISK 0012345678', '4711']);
  expect(onClose).toHaveBeenCalled();
  expect(address()).toBe('/ablesung/1ISK0012345678 null');
});

test('several fitting meters are offered, and the camera rests', async () => {
  const { show, track } = await scanning();
  await show(['12345678'], 2);
  expect(screen.getByRole('heading', { name: 'Welcher Zähler ist es?' })).toHaveFocus();
  expect(track.stop).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: /1EMH0012345678/ }));
  expect(address()).toBe('/ablesung/1EMH0012345678 null');
});

test('after "scan again" the camera looks for another meter', async () => {
  const { show } = await scanning();
  await show(['12345678'], 2);
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Noch einmal scannen' })),
  );
  expect(screen.getByRole('heading', { name: 'Zähler scannen' })).toHaveFocus();
  await show(['1EMH0012345678'], 2);
  expect(address()).toBe('/ablesung/1EMH0012345678 null');
});

test.each([
  { says: 'can be reported', allowed: true, links: 1 },
  { says: 'cannot be reported where the utility does not want it', allowed: false, links: 0 },
])('an unknown meter $says', async ({ allowed, links }) => {
  const { show } = await scanning({ unknownReadingsAllowed: allowed });
  await show(['87654321']);
  expect(screen.queryByText(/steht nicht in Ihrer Liste/)).toBeNull();
  await show(['87654321']);
  expect(screen.getByText('Zähler 87654321 steht nicht in Ihrer Liste')).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Zähler melden' })).toHaveLength(links);
});

test('the report begins with the number', async () => {
  const { show } = await scanning();
  await show(['87654321'], 2);
  fireEvent.click(screen.getByRole('link', { name: 'Zähler melden' }));
  expect(address()).toBe('/ablesung/neu {"scanned":"87654321"}');
});

test('a photo that is chosen next takes the unknown number away', async () => {
  const { show } = await scanning();
  await show(['87654321'], 2);
  Object.assign(globalThis, { createImageBitmap: () => new Promise(() => undefined) });
  choosePhoto();
  expect(screen.queryByText('Zähler 87654321 steht nicht in Ihrer Liste')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Zähler melden' })).toBeNull();
});

test('of several unknown numbers each can be reported', async () => {
  const { show } = await scanning();
  await show(['87654321', '998877'], 2);
  expect(screen.getByText('Keine dieser Nummern steht in Ihrer Liste')).toBeVisible();
  expect(screen.getByText(/^87654321, 998877\. /)).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Zähler 998877 melden' }));
  expect(address()).toBe('/ablesung/neu {"scanned":"998877"}');
});

/** A round that has cards for the meters of one maker. */
function aRound(maker: string, isOfHouse = true) {
  const goTo = jest.fn<void, [string]>();
  const round: ScannedRound = {
    whyNot: ({ id }) => (id.includes(maker) ? null : `${id} ist nicht von ${maker}`),
    isOfHouse: () => isOfHouse,
    goTo: ({ id }) => goTo(id),
  };
  return { round, goTo };
}

test('in a round, the label of one of its meters shows its card', async () => {
  const { round, goTo } = aRound('EMH');
  const { show, onClose } = await scanning({ round });
  await show(['1EMH0012345678'], 2);
  expect(onClose).toHaveBeenCalled();
  expect(goTo.mock.calls).toEqual([['1EMH0012345678']]);
  expect(address()).toBe('/ablesung null');
});

test.each([
  { says: 'of this house', isOfHouse: true, state: '"by-round"' },
  { says: 'of another house', isOfHouse: false, state: 'null' },
])('in a round, a meter $says without a card is offered', async ({ isOfHouse, state }) => {
  const { round, goTo } = aRound('EMH', isOfHouse);
  const { show, track } = await scanning({ round });
  await show(['1ISK0012345678'], 2);
  expect(address()).toBe('/ablesung null');
  expect(track.stop).toHaveBeenCalled();
  const why = '1ISK0012345678 ist nicht von EMH';
  expect(screen.getByRole('heading', { name: why })).toHaveFocus();
  fireEvent.click(screen.getByRole('link', { name: /1ISK0012345678/ }));
  expect(address()).toBe(`/ablesung/1ISK0012345678 ${state}`);
  expect(goTo).not.toHaveBeenCalled();
});

test('of several meters, the chosen one of the round shows its card', async () => {
  const { round, goTo } = aRound('ISK');
  const { show } = await scanning({ round });
  await show(['12345678'], 2);
  fireEvent.click(screen.getByRole('link', { name: /1ISK0012345678/ }));
  expect(goTo.mock.calls).toEqual([['1ISK0012345678']]);
});

test('of several meters, a chosen one without a card stays in the round and is told why', async () => {
  const { round, goTo } = aRound('ISK');
  const { show, onClose } = await scanning({ round });
  await show(['12345678'], 2);
  fireEvent.click(screen.getByRole('link', { name: /1EMH0012345678/ }));
  expect(onClose).not.toHaveBeenCalled();
  expect(address()).toBe('/ablesung null');
  const why = '1EMH0012345678 ist nicht von ISK';
  expect(screen.getByRole('heading', { name: why })).toHaveFocus();
  fireEvent.click(screen.getByRole('link', { name: /1EMH0012345678/ }));
  expect(address()).toBe('/ablesung/1EMH0012345678 "by-round"');
  expect(goTo).not.toHaveBeenCalled();
});

test('no meter is called unknown while a list is missing', async () => {
  const { show } = await scanning({ accountIds: ['a-1', 'a-2'] });
  await show(['87654321'], 2);
  expect(screen.getByText('Die Ablesungen werden geladen')).toBeVisible();
  expect(screen.queryByText(/steht nicht in Ihrer Liste/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Zähler melden' })).toBeNull();
});

test('a code without a number is named', async () => {
  const { show } = await scanning();
  await show(['WIFI:S:Keller;;'], 2);
  expect(screen.getByText('In diesem Code steht keine Zählernummer')).toBeVisible();
});
