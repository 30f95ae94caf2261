import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureIcon } from '../../primitives/icons/camera-icons';
import { AddPhoto } from './PhotoTile';

const meta = {
  component: AddPhoto,
  args: {
    icon: <PictureIcon />,
    children: 'Bild wählen',
    isFull: false,
    isNeeded: false,
    describedBy: 'hint',
    onFiles: () => undefined,
  },
  decorators: [
    (Story) => (
      <>
        <ul>
          <Story />
        </ul>
        <p id="hint">Höchstens 3 Fotos.</p>
      </>
    ),
  ],
} satisfies Meta<typeof AddPhoto>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {};
export const Noetig: Story = { args: { isNeeded: true } };
export const Voll: Story = { args: { isFull: true } };
