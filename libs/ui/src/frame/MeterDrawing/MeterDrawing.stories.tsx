import type { Meta, StoryObj } from '@storybook/react-vite';
import { MeterDrawing } from './MeterDrawing';

const meta = { component: MeterDrawing } satisfies Meta<typeof MeterDrawing>;
export default meta;

export const Stromzaehler: StoryObj<typeof meta> = {};
