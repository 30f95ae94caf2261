import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenTitle } from './ScreenTitle';

const meta = { component: ScreenTitle, args: { children: 'Ablesungen' } } satisfies Meta<
  typeof ScreenTitle
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wort: Story = {};
export const Zaehlernummer: Story = { args: { children: '1ESY1160123456' } };
