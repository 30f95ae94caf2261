import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../primitives/Spinner/Spinner';
import { CameraIcon } from '../../primitives/icons/camera-icons';
import { Scanner } from './Scanner';

const meta = {
  component: Scanner,
  args: { stream: null, onVideo: () => undefined, words: null },
} satisfies Meta<typeof Scanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Laeuft: Story = { args: { stream: new MediaStream() } };
export const Strichcode: Story = { args: { stream: new MediaStream(), frame: 'wide' } };
export const Startet: Story = {
  args: { words: { icon: <Spinner />, title: 'Kamera wird gestartet' } },
};
export const Gesperrt: Story = {
  args: {
    words: {
      icon: <CameraIcon />,
      title: 'Die Kamera ist gesperrt',
      text: 'Erlauben Sie sie in der Adresszeile beim Schloss, oder wählen Sie ein Foto der Karte.',
    },
  },
};
