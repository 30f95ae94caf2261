import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingScreen } from './LoadingScreen';

const meta = { component: LoadingScreen } satisfies Meta<typeof LoadingScreen>;
export default meta;

export const WirdGeladen: StoryObj<typeof meta> = {};
export const DauertLaenger: StoryObj<typeof meta> = { args: { isSlow: true } };
