import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from './BackLink';

const meta = {
  component: BackLink,
  args: { href: '#' },
  parameters: { docs: { description: { component: 'Nur am Telefon zu sehen.' } } },
  render: (args) => (
    <>
      <BackLink {...args} />
      <p>Inhalt</p>
    </>
  ),
} satisfies Meta<typeof BackLink>;
export default meta;

export const Zurueck: StoryObj<typeof meta> = {};
