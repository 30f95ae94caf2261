import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTexts } from '../../testing';
import type { Scaled, ScaledPhoto } from '../photo-scaling/scaled-photo';
import { PhotoInput } from './PhotoInput';

Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });

const photo = (kilobytes: number): ScaledPhoto => ({
  mimeType: 'image/jpeg',
  data: new ArrayBuffer(1000 * kilobytes),
});
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const blurred = { ...photo(1), flaw: 'blurred' } as const;
const dark = { ...photo(2), flaw: 'dark' } as const;
const fine = { ...photo(3), flaw: null };

/** Takes files that become these photos. */
async function taken(...scaled: readonly Scaled[]) {
  const left = [...scaled];
  function Field() {
    const [photos, setPhotos] = useState<readonly ScaledPhoto[]>([]);
    return (
      <PhotoInput
        inputId="photos"
        photos={photos}
        most={2}
        scale={async () => left.shift() ?? { refusal: 'failed' }}
        onAdd={(added) => setPhotos((before) => [...before, added])}
        onRemove={(index) => setPhotos((before) => before.filter((_, at) => at !== index))}
      />
    );
  }
  const { container } = await renderWithTexts(<Field />);
  const files = container.querySelector<HTMLInputElement>('input[multiple]');
  if (!files) throw new Error('no field for files');
  await userEvent.upload(files, [file('a.jpg'), file('b.jpg')]);
}

async function takeAgain(number: number) {
  const again = screen.getByRole('button', { name: `Foto ${number} neu aufnehmen` });
  const input = again.parentElement?.querySelector('input');
  if (!input) throw new Error('no field for a file');
  await userEvent.upload(input, file('c.jpg'));
}

const sizes = () => screen.getAllByText(/^\d+ kB$/).map((size) => size.textContent);

test('each photo that may not be legible says so, whatever comes after it', async () => {
  await taken(blurred, dark);
  expect(screen.getByText(/Foto 1 ist unscharf/)).toBeInTheDocument();
  expect(screen.getByText(/Foto 2 ist .*dunkel/)).toBeInTheDocument();
});

test('a better photo takes its place, also where no more photos fit', async () => {
  await taken(blurred, fine, { ...photo(99), flaw: null });
  await takeAgain(1);
  expect(sizes()).toEqual(['3 kB', '99 kB']);
  expect(screen.queryByText(/unscharf/)).toBeNull();
});

test('it stays if the new file is no picture', async () => {
  await taken(blurred, fine, { refusal: 'unreadable' });
  await takeAgain(1);
  expect(sizes()).toEqual(['1 kB', '3 kB']);
  expect(screen.getByText(/^c\.jpg lässt sich hier nicht als Bild öffnen/)).toBeInTheDocument();
});
