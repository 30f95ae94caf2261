import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobCard, jobCardClass } from './JobCard';

const meta = {
  component: JobCard,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <a className={jobCardClass} href="#job">
      <JobCard {...args} />
    </a>
  ),
  args: {
    meterType: 'ELECTRIC_METER',
    number: '1ESY1160123456',
    lines: ['Neuenbrück, Lindenstraße 14', '2. OG links'],
    state: { kind: 'soon', text: 'noch 4 Tage' },
  },
} satisfies Meta<typeof JobCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FristEndetBald: Story = {};
export const LangerStrassenname: Story = {
  args: {
    meterType: 'WATER_METER',
    number: '8SEN0117723401',
    lines: ['Neuenbrück, Bürgermeister-Schröder-Straße 102a', 'Wasser'],
    state: { kind: 'plain', text: 'bis 30.11.' },
  },
};
export const WartetAufInternet: Story = { args: { state: { kind: 'queued', text: 'wartet' } } };
export const Fertig: Story = { args: { state: { kind: 'done', text: 'fertig' } } };
export const InSchmalerListe: Story = {
  args: { ...LangerStrassenname.args, state: { kind: 'soon', text: 'nur noch heute' } },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size', maxWidth: '264px' }}>
        <Story />
      </div>
    ),
  ],
};
export const Ausgewaehlt: Story = {
  render: (args) => (
    <a className={jobCardClass} href="#job" aria-current="page">
      <JobCard {...args} />
    </a>
  ),
};
