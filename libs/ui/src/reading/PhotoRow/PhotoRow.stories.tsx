import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPhoto } from '../../testing/a-photo';
import { PhotoRow } from './PhotoRow';

const meta = {
  component: PhotoRow,
  args: { photos: [aPhoto(1), aPhoto(2)] },
} satisfies Meta<typeof PhotoRow>;
export default meta;

export const ZweiFotos: StoryObj<typeof meta> = {};
