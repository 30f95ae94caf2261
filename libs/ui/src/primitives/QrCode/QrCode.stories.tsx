import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode';

const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

const meta = {
  component: QrCode,
  args: {
    label: 'Link zum Zugang',
    cells: finder.map((row) => [...row].map((cell) => cell === '1')),
  },
} satisfies Meta<typeof QrCode>;
export default meta;

export const Ecke: StoryObj<typeof meta> = {};
