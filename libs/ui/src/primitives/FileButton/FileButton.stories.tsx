import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureIcon } from '../icons/camera-icons';
import { FileButton } from './FileButton';

const meta = {
  component: FileButton,
  args: {
    accept: 'image/*',
    icon: <PictureIcon size={20} />,
    children: 'Bild wählen',
    onChoose: () => undefined,
  },
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BildWaehlen: Story = {};
export const Hauptsache: Story = { args: { variant: 'primary' } };
