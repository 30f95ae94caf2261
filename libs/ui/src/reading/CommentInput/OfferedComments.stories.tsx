import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfferedComments } from './CommentInput';

const meta = {
  component: OfferedComments,
  args: {
    value: 'Leerstand',
    offered: ['Zähler getauscht', 'Leerstand'],
    onChange: () => undefined,
  },
} satisfies Meta<typeof OfferedComments>;
export default meta;

export const EinerGewaehlt: StoryObj<typeof meta> = {};
