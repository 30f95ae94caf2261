import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toast } from './Toast';

const meta = {
  component: Toast,
  args: {
    onClose: () => undefined,
    toast: { id: '1', type: 'info', title: 'Internet verfügbar!', message: null },
  },
} satisfies Meta<typeof Toast>;
export default meta;

export const InternetVerfuegbar: StoryObj<typeof meta> = {};
