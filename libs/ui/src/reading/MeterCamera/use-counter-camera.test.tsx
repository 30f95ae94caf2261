import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReadingValue } from '@ablesbar/domain';
import { renderWithTexts } from '../../testing';
import { ValueInput } from '../ValueInput/ValueInput';
import type { Scaled, ScaledPhoto } from '../photo-scaling/scaled-photo';
import type { MeterCameraProps } from './MeterCamera';

let camera: MeterCameraProps | null = null;
// The camera itself has its own tests; jsdom has no pictures.
jest.mock('./MeterCamera', () => ({
  MeterCamera(props: MeterCameraProps) {
    camera = props;
    return <p>Kamera</p>;
  },
}));
const photo = { mimeType: 'image/jpeg', data: new ArrayBuffer(7) };
const mockScale = jest.fn<Promise<Scaled>, []>();
jest.mock('../photo-scaling/scale-photo', () => ({ scalePhoto: () => mockScale() }));
const empty = { integer: '', decimals: '' };
const busy = jest.fn();
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: jest.fn() });
  mockScale.mockReset().mockResolvedValue(photo);
  busy.mockReset();
});

interface FormProps {
  readonly most: number;
  readonly typed?: ReadingValue;
  readonly kept?: readonly ScaledPhoto[];
}

function Form({ most, typed = empty, kept = [] }: FormProps) {
  const [value, setValue] = useState(typed);
  const [photos, setPhotos] = useState(kept);
  return (
    <>
      <ValueInput
        inputId="value"
        name="Verbrauch"
        obis={null}
        unit="kWh"
        preDecimals={6}
        postDecimals={1}
        value={value}
        onChange={setValue}
        onConfirm={() => undefined}
        verdict={null}
        camera={{
          after: () => () => undefined,
          startReader: () => {
            throw new Error('The camera starts it.');
          },
          photos,
          most,
          onPhoto: (taken) => setPhotos([...photos, taken]),
          onBusyChange: busy,
        }}
      />
      <button
        onClick={() => {
          setPhotos([]);
          setValue(empty);
        }}
      >
        Verwerfen
      </button>
      <output>{`Fotos: ${photos.length}`}</output>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const still = {
  photo: new File(['x'], 'zaehler.jpg', { type: 'image/jpeg' }),
  counter: { left: 0.1, top: 0.4, width: 0.8, height: 0.2 },
  strip: 'data:image/jpeg;base64,AAAA',
  flaws: [],
};

async function taken(most: number, typed = empty) {
  await renderWithTexts(<Form most={most} typed={typed} />);
  await press('Mit der Kamera lesen');
  expect(camera?.shape).toEqual({ preDecimals: 6, postDecimals: 1 });
  await act(async () => camera?.onTaken(still, [0, 4, null, 2, 1, 3, 4], camera.shape));
}

test('the photo is kept, and its counter stands above the fields until the photo goes', async () => {
  await taken(3);
  expect(screen.getByText('Fotos: 1')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Der Zählerstand auf dem Foto' })).toBeInTheDocument();
  await press('Verwerfen');
  expect(screen.queryByRole('img', { name: 'Der Zählerstand auf dem Foto' })).toBeNull();
});

test('a photo that a draft has kept shows its counter again; a chosen one shows none', async () => {
  const { unmount } = await renderWithTexts(
    <Form most={3} kept={[{ ...photo, counter: still.counter }, photo]} />,
  );
  const strip = screen.getByRole('img', { name: 'Der Zählerstand auf dem Foto' });
  expect(strip.parentElement).toHaveStyle({ width: '125%', left: '-12.5%', top: '-200%' });
  unmount();
  await renderWithTexts(<Form most={3} kept={[photo]} />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('where no photo is wanted, the comparison is shown until the value goes', async () => {
  await taken(0);
  expect(screen.getByText('Fotos: 0')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Der Zählerstand auf dem Foto' })).toBeInTheDocument();
  await press('Verwerfen');
  expect(screen.queryByRole('img', { name: 'Der Zählerstand auf dem Foto' })).toBeNull();
});

test.each([
  {
    says: 'scaling is refused',
    scale: async () => ({ refusal: 'failed' }) as const,
  },
  {
    says: 'scaling breaks',
    scale: () => Promise.reject<Scaled>(new Error()),
  },
])('$says: it is said, the comparison stays, and the form waits no longer', async ({ scale }) => {
  mockScale.mockImplementation(scale);
  await taken(3);
  expect(screen.getByText(/Foto 1 konnte nicht verkleinert werden/)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Der Zählerstand auf dem Foto' })).toBeInTheDocument();
  expect(busy.mock.calls).toEqual([[true], [false]]);
});

test.each([
  { says: 'typed digits stay', typed: { integer: '048213', decimals: '4' }, stands: '048213' },
  { says: 'a former picture goes', typed: { integer: '0??2?3', decimals: '4' }, stands: '04?213' },
])('where the picture leaves a digit open, $says', async ({ typed, stands }) => {
  await taken(3, typed);
  expect(screen.getAllByRole('textbox')[0]).toHaveValue(stands);
});

test('a camera that fails closes, a sentence leads on, and the button has the focus', async () => {
  await renderWithTexts(<Form most={3} />);
  await press('Mit der Kamera lesen');
  // In the browser, the dialog takes the focus.
  act(() => screen.getByRole('button', { name: 'Verwerfen' }).focus());
  expect(screen.getByText('Kamera')).toBeInTheDocument();
  act(() => camera?.onFailure('denied'));
  expect(screen.queryByText('Kamera')).toBeNull();
  expect(screen.getByText(/Die Kamera ist gesperrt/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mit der Kamera lesen' })).toHaveFocus();
});

test('what was read fills the counter; an open digit is marked, said, and replaced by the next key', async () => {
  await taken(3);
  const [whole, decimals] = screen.getAllByRole('textbox');
  if (!whole || !decimals) throw new Error('The counter has no fields.');
  expect(whole).toHaveValue('04?213');
  expect(decimals).toHaveValue('4');
  const words = 'Gelesen: 0, 4, offen, 2, 1, 3, Komma, 4. Tippen Sie die offenen Stellen ab.';
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(whole).toHaveFocus();
  await userEvent.keyboard('8');
  expect(whole).toHaveValue('048213');
});

test('where nothing was certain, nothing is filled', async () => {
  await renderWithTexts(<Form most={0} />);
  await press('Mit der Kamera lesen');
  await act(async () => camera?.onTaken(still, Array<null>(7).fill(null), camera.shape));
  expect(screen.getAllByRole('textbox')[0]).toHaveValue('');
  expect(screen.getByText(/Keine Ziffer war sicher zu lesen/)).toBeInTheDocument();
});
