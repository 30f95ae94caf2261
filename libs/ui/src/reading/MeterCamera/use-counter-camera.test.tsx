import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTexts } from '../../testing';
import { ValueInput } from '../ValueInput/ValueInput';
import type { ScaledPhoto } from '../photo-scaling/scaled-photo';
import type { MeterCameraProps } from './MeterCamera';

let camera: MeterCameraProps | null = null;
// The camera itself has its own tests; jsdom has no pictures.
jest.mock('./MeterCamera', () => ({
  MeterCamera(props: MeterCameraProps) {
    camera = props;
    return null;
  },
}));
const photo = { mimeType: 'image/jpeg', data: new ArrayBuffer(7) };
jest.mock('../photo-scaling/scale-photo', () => ({ scalePhoto: async () => photo }));

function Form({ most }: { most: number }) {
  const [photos, setPhotos] = useState<readonly ScaledPhoto[]>([]);
  return (
    <>
      <ValueInput
        inputId="value"
        name="Verbrauch"
        obis={null}
        unit="kWh"
        preDecimals={6}
        postDecimals={1}
        value={{ integer: '', decimals: '' }}
        onChange={() => undefined}
        onConfirm={() => undefined}
        verdict={null}
        camera={{
          after: () => () => undefined,
          photos,
          most,
          onPhoto: (taken) => setPhotos([...photos, taken]),
          onBusyChange: () => undefined,
        }}
      />
      <button onClick={() => setPhotos([])}>Verwerfen</button>
      <output>{`Fotos: ${photos.length}`}</output>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const still = {
  photo: new File(['x'], 'zaehler.jpg', { type: 'image/jpeg' }),
  strip: 'data:image/jpeg;base64,AAAA',
  flaws: [],
};

async function taken(most: number) {
  await renderWithTexts(<Form most={most} />);
  await press('Mit der Kamera lesen');
  expect(camera?.shape).toEqual({ preDecimals: 6, postDecimals: 1 });
  await act(async () => camera?.onTaken(still));
}

test('the photo is kept, and its counter stands above the fields until the photo goes', async () => {
  await taken(3);
  expect(screen.getByText('Fotos: 1')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Der Zählerstand auf dem Foto' })).toBeInTheDocument();
  await press('Verwerfen');
  expect(screen.queryByRole('img', { name: 'Der Zählerstand auf dem Foto' })).toBeNull();
});

test('where no photo is wanted, only the comparison is shown', async () => {
  await taken(0);
  expect(screen.getByText('Fotos: 0')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Der Zählerstand auf dem Foto' })).toBeInTheDocument();
});

test('a camera that fails closes, and a sentence leads on', async () => {
  await renderWithTexts(<Form most={3} />);
  await press('Mit der Kamera lesen');
  act(() => camera?.onFailure('denied'));
  expect(screen.getByText(/Die Kamera ist gesperrt/)).toBeInTheDocument();
});
