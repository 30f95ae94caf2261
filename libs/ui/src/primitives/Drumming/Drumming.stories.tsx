import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drumming } from './Drumming';

const meta = { component: Drumming } satisfies Meta<typeof Drumming>;
export default meta;

export const WirdGeladen: StoryObj<typeof meta> = {};
