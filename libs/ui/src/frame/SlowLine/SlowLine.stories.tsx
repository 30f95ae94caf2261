import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlowLine } from './SlowLine';

const meta = { component: SlowLine } satisfies Meta<typeof SlowLine>;
export default meta;

export const DauertLaenger: StoryObj<typeof meta> = { args: { isSlow: true } };
