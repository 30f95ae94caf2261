import type { Meta, StoryObj } from '@storybook/react-vite';
import { jobCardClass, UnlistedCard } from './JobCard';

const meta = {
  component: UnlistedCard,
  parameters: { layout: 'fullscreen' },
  args: { children: 'Zähler fehlt in der Liste' },
  render: (args) => (
    <a className={jobCardClass} href="#neu">
      <UnlistedCard {...args} />
    </a>
  ),
} satisfies Meta<typeof UnlistedCard>;
export default meta;

export const ZaehlerFehlt: StoryObj<typeof meta> = {};
