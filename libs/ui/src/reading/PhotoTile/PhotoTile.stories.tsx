import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPhoto } from '../../testing/a-photo';
import { PhotoTile } from './PhotoTile';

const meta = {
  component: PhotoTile,
  args: {
    photo: aPhoto(1),
    number: 1,
    onEnlarge: () => undefined,
    onRemove: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 136 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhotoTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EinFoto: Story = {};
export const LaesstSichNichtZeigen: Story = {
  args: { photo: { mimeType: 'image/jpeg', data: new ArrayBuffer(40_000) } },
};
