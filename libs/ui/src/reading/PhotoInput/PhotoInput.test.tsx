import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTexts } from '../../testing';
import type { Scaled, ScaledPhoto } from '../photo-scaling/scaled-photo';
import { PhotoInput } from './PhotoInput';

Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });

const photo = (bytes: number): ScaledPhoto => ({
  mimeType: 'image/jpeg',
  data: new ArrayBuffer(bytes),
});
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

interface Setup {
  readonly first?: readonly ScaledPhoto[];
  readonly scale?: (file: File) => Promise<Scaled>;
}

async function show({ first = [], scale = async () => photo(212_000) }: Setup = {}) {
  const onBusyChange = jest.fn();
  function Field({ problem }: { readonly problem?: string }) {
    const [photos, setPhotos] = useState(first);
    return (
      <PhotoInput
        inputId="photos"
        name="Hochtarif"
        photos={photos}
        most={3}
        problem={problem}
        scale={scale}
        onAdd={(added) => setPhotos((before) => [...before, added])}
        onRemove={(index) => setPhotos((before) => before.filter((_, at) => at !== index))}
        onBusyChange={onBusyChange}
      />
    );
  }
  const { container, rerender } = await renderWithTexts(<Field />);
  const group = screen.getByRole('group', { name: 'Fotos: Hochtarif' });
  const input = (selector: string) => {
    const found = container.querySelector<HTMLInputElement>(selector);
    if (found === null) throw new Error(`no ${selector}`);
    return found;
  };
  return {
    group,
    onBusyChange,
    files: input('input[multiple]'),
    camera: input('input[capture]'),
    region: container.querySelector('[aria-live="polite"]'),
    need: (problem: string) => rerender(<Field problem={problem} />),
  };
}

const shown = () => screen.queryAllByRole('button', { name: /groß ansehen/ });

test('several files chosen at once become photos', async () => {
  const { files } = await show();
  await userEvent.upload(files, [file('a.jpg'), file('b.jpg')]);
  expect(shown()).toHaveLength(2);
  expect(screen.getAllByText('212 kB')).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('Foto 2 hinzugefügt, 212 kB');
});

test('photos chosen together keep their order, also if a later one is scaled first', async () => {
  let finish = (_: Scaled) => {};
  const slow = new Promise<Scaled>((resolve) => (finish = resolve));
  const { files } = await show({
    scale: ({ name }) => (name === 'a.jpg' ? slow : Promise.resolve(photo(2_000))),
  });
  await userEvent.upload(files, [file('a.jpg'), file('b.jpg')]);
  expect(shown()).toHaveLength(0);
  await act(async () => finish(photo(1_000)));
  expect(screen.getAllByText(/^\d kB$/).map((size) => size.textContent)).toEqual(['1 kB', '2 kB']);
});

test('the camera is asked for the side that looks at the meter', async () => {
  const { camera } = await show();
  expect(camera).toHaveAttribute('capture', 'environment');
  await userEvent.upload(camera, file('image.jpg'));
  expect(shown()).toHaveLength(1);
});

test('dropped files are taken, and the browser stays on the page', async () => {
  const { group } = await show();
  const dataTransfer = { types: ['Files'], files: [file('a.jpg')] };
  const over = createEvent.dragOver(group, { dataTransfer });
  fireEvent(group, over);
  expect(over.defaultPrevented).toBe(true);
  const drop = createEvent.drop(group, { dataTransfer });
  await act(async () => fireEvent(group, drop));
  expect(drop.defaultPrevented).toBe(true);
  expect(shown()).toHaveLength(1);
});

test('a dragged text is not for it', async () => {
  const { group } = await show();
  const over = createEvent.dragOver(group, { dataTransfer: { types: ['text/plain'], files: [] } });
  fireEvent(group, over);
  expect(over.defaultPrevented).toBe(false);
});

test('a pasted picture is taken, pasted text is not', async () => {
  const { group } = await show();
  await act(async () => fireEvent.paste(group, { clipboardData: { files: [file('image.png')] } }));
  expect(shown()).toHaveLength(1);
  const text = createEvent.paste(group, { clipboardData: { files: [] } });
  fireEvent(group, text);
  expect(text.defaultPrevented).toBe(false);
});

test('photos that are being scaled are shown and counted, and are reported until the last one is done', async () => {
  const ends: ((scaled: Scaled) => void)[] = [];
  const { files, onBusyChange } = await show({
    scale: () => new Promise((resolve) => ends.push(resolve)),
  });
  await userEvent.upload(files, [file('a.jpg'), file('b.jpg')]);
  const tiles = within(screen.getByRole('list')).getAllByText('Wird verkleinert');
  expect(tiles).toHaveLength(2);
  expect(onBusyChange.mock.calls).toEqual([[true]]);
  await act(async () => ends[0]?.(photo(1)));
  expect(onBusyChange.mock.calls).toEqual([[true]]);
  await act(async () => ends[1]?.({ refusal: 'unreadable' }));
  expect(onBusyChange.mock.calls).toEqual([[true], [false]]);
  expect(shown()).toHaveLength(1);
});

test.each([
  { refusal: 'unreadable', says: /^a\.pdf lässt sich hier nicht als Bild öffnen/ },
  {
    refusal: 'too-large',
    says: /^a\.pdf ist zu groß\. Möglich sind bis zu 25 MB und 50 Megapixel/,
  },
  { refusal: 'failed', says: /^a\.pdf konnte nicht verkleinert werden/ },
] as const)('a file that is $refusal gets its line', async ({ refusal, says }) => {
  const { files } = await show({ scale: async () => ({ refusal }) });
  await userEvent.upload(files, file('a.pdf'), { applyAccept: false });
  expect(within(screen.getByRole('status')).getByText(says)).toBeInTheDocument();
  expect(shown()).toHaveLength(0);
});

test('an engine that cannot be loaded is a line, too', async () => {
  const { files, onBusyChange } = await show({ scale: () => Promise.reject(new Error('offline')) });
  await userEvent.upload(files, file('a.jpg'));
  expect(screen.getByText(/konnte nicht verkleinert werden/)).toBeInTheDocument();
  expect(onBusyChange).toHaveBeenLastCalledWith(false);
});

test('more than fit: the first are taken, the others get their line', async () => {
  const scale = jest.fn(async () => photo(1000));
  const { files } = await show({ first: [photo(1), photo(2)], scale });
  await userEvent.upload(files, [file('c.jpg'), file('d.jpg')]);
  expect(shown()).toHaveLength(3);
  expect(scale).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/^d\.jpg ist eines zu viel/)).toBeInTheDocument();
});

test('lines of the last time go with the next', async () => {
  const scale = jest.fn<Promise<Scaled>, [File]>();
  const { files } = await show({
    scale: scale.mockResolvedValueOnce({ refusal: 'unreadable' }).mockResolvedValueOnce(photo(1)),
  });
  await userEvent.upload(files, file('a.jpg'));
  await userEvent.upload(files, file('b.jpg'));
  expect(screen.queryByText(/lässt sich/)).not.toBeInTheDocument();
});

test.each([
  { says: 'two of three: another may come', photos: [photo(1), photo(2)], isFull: false },
  { says: 'three of three: no more', photos: [photo(1), photo(2), photo(3)], isFull: true },
])('$says', async ({ photos, isFull }) => {
  const { files } = await show({ first: photos });
  const opened = jest.fn();
  files.addEventListener('click', opened);
  const choose = screen.getByRole('button', { name: 'Bild wählen' });
  expect(choose.hasAttribute('aria-disabled')).toBe(isFull);
  expect(choose).toHaveAccessibleDescription(isFull ? /Mehr sind nicht möglich/ : /ziehen/);
  await userEvent.click(choose);
  expect(opened).toHaveBeenCalledTimes(isFull ? 0 : 1);
});

test('a required photo shows its reason in a polite region that existed before', async () => {
  const { group, region, need } = await show();
  expect(region).toBeEmptyDOMElement();
  need('Foto nötig, weil der Wert ungewöhnlich ist.');
  expect(region).toHaveTextContent('Foto nötig, weil der Wert ungewöhnlich ist.');
  expect(group).toHaveAccessibleDescription(/^Foto nötig, weil der Wert ungewöhnlich ist\./);
});

test('a removed photo disappears and is announced, and the focus stays in the field', async () => {
  const { group } = await show({ first: [photo(1000), photo(2000)] });
  await userEvent.click(screen.getByRole('button', { name: 'Foto 1 entfernen' }));
  expect(screen.getByText('2 kB')).toBeInTheDocument();
  expect(screen.queryByText('1 kB')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Foto 1 entfernt');
  expect(group).toHaveFocus();
});

test('enlarged, it can be removed there', async () => {
  const { group } = await show({ first: [photo(1000)] });
  await userEvent.click(screen.getByRole('button', { name: 'Foto 1 groß ansehen' }));
  const dialog = screen.getByRole('dialog', { name: 'Foto 1 von 1' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Foto 1 entfernen' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(shown()).toHaveLength(0);
  expect(group).toHaveFocus();
});

test.each([
  {
    says: 'its name and that it is optional',
    isOptional: true,
    shows: 'Fotos: Hochtarif freiwillig',
  },
  { says: 'its name alone if it is needed', isOptional: false, shows: 'Fotos: Hochtarif' },
  { says: 'nothing where its surroundings do', isOptional: undefined, shows: undefined },
])('the field shows $says', async ({ isOptional, shows }) => {
  const set = { inputId: 'photos', name: 'Hochtarif', photos: [], most: 3, isOptional };
  await renderWithTexts(<PhotoInput {...set} onAdd={() => {}} onRemove={() => {}} />);
  const group = screen.getByRole('group', { name: 'Fotos: Hochtarif' });
  expect(screen.queryByText(/^Fotos/)?.textContent?.trim()).toBe(shows);
  expect(group).toHaveAccessibleDescription(isOptional ? /^freiwillig Höch/ : /^Höchstens 3/);
});
