import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPhoto } from '../../testing/a-photo';
import { PhotoDialog } from './PhotoPicture';

const meta = {
  component: PhotoDialog,
  args: {
    photo: aPhoto(1),
    number: 1,
    count: 3,
    onRemove: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof PhotoDialog>;
export default meta;

export const Gross: StoryObj<typeof meta> = {};
