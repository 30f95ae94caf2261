import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnavailableScreen } from './UnavailableScreen';

const meta = {
  component: UnavailableScreen,
  parameters: { layout: 'fullscreen' },
  args: { onRetry: () => undefined },
} satisfies Meta<typeof UnavailableScreen>;
export default meta;

export const NichtErreichbar: StoryObj<typeof meta> = {};
