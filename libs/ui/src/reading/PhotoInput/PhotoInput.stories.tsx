import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPhoto } from '../../testing/a-photo';
import type { PhotoRefusal, ScaledPhoto } from '../photo-scaling/scaled-photo';
import { PhotoInput, type PhotoInputProps } from './PhotoInput';

function Kept({ photos: first, ...props }: PhotoInputProps) {
  const [photos, setPhotos] = useState<readonly ScaledPhoto[]>(first);
  return (
    <PhotoInput
      {...props}
      photos={photos}
      onAdd={(photo) => setPhotos((before) => [...before, photo])}
      onRemove={(index) => setPhotos((before) => before.toSpliced(index, 1))}
    />
  );
}

/** Chooses files as a user would, so that the story shows the result. */
function choose(root: HTMLElement, ...names: readonly string[]) {
  const input = root.querySelector<HTMLInputElement>('input[multiple]');
  const files = new DataTransfer();
  names.forEach((name) => files.items.add(new File(['x'], name)));
  if (input === null) return;
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const refuses = (refusal: PhotoRefusal) => async () => ({ refusal });

const meta = {
  component: PhotoInput,
  args: {
    inputId: 'photos',
    name: 'Hochtarif',
    photos: [],
    most: 3,
    onAdd: () => undefined,
    onRemove: () => undefined,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PhotoInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {};
export const Noetig: Story = {
  args: { problem: 'Foto nötig, weil der Wert ungewöhnlich ist.' },
};
export const ZweiFotos: Story = { args: { photos: [aPhoto(1), aPhoto(2)] } };
export const Voll: Story = { args: { photos: [aPhoto(1), aPhoto(2), aPhoto(3)] } };
export const ZuViele: Story = {
  args: {
    photos: [aPhoto(1), aPhoto(2)],
    most: 1,
    problem: 'Möglich ist höchstens 1 Foto. Entfernen Sie die übrigen.',
  },
};
export const WirdVerkleinert: Story = {
  args: { photos: [aPhoto(1)], scale: () => new Promise(() => undefined) },
  play: ({ canvasElement }) => choose(canvasElement, 'IMG_2041.jpg'),
};
export const KeinBild: Story = {
  args: { scale: refuses('unreadable') },
  play: ({ canvasElement }) => choose(canvasElement, 'Rechnung.pdf'),
};
export const ZuGross: Story = {
  args: { scale: refuses('too-large') },
  play: ({ canvasElement }) =>
    choose(canvasElement, 'Panorama_vom_Hausanschlussraum_mit_allen_Zaehlern_2026-11-21.png'),
};
export const MehrAlsDreiGewaehlt: Story = {
  args: { photos: [aPhoto(1), aPhoto(2)], scale: async () => aPhoto(3) },
  play: ({ canvasElement }) => choose(canvasElement, 'IMG_2041.jpg', 'IMG_2042.jpg'),
};
