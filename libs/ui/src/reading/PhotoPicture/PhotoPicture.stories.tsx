import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPhoto } from '../../testing/a-photo';
import * as css from './PhotoPicture.css';
import { PhotoPicture } from './PhotoPicture';

const meta = {
  component: PhotoPicture,
  args: { photo: aPhoto(1), alt: 'Foto 1', className: css.picture },
} satisfies Meta<typeof PhotoPicture>;
export default meta;

export const ImSpeicher: StoryObj<typeof meta> = {};
