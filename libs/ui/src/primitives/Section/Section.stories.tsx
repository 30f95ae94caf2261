import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from './Section';

const meta = {
  component: Section,
  args: { title: 'Zählerstände', children: <p>Verbrauch Hochtarif</p> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Zaehlerstaende: Story = {};
export const MitEntwurf: Story = { args: { aside: 'Entwurf von 14:32 Uhr.' } };
