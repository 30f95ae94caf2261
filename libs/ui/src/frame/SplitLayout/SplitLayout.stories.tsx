import type { Meta, StoryObj } from '@storybook/react-vite';
import { SplitLayout } from './SplitLayout';

const meta = {
  component: SplitLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    sideLabel: 'Ablesungen',
    side: <p>Liste der Zähler</p>,
    narrowShows: 'side',
    children: <h1>1ESY1160123456</h1>,
  },
} satisfies Meta<typeof SplitLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Liste: Story = {};
export const Inhalt: Story = { args: { narrowShows: 'main' } };
