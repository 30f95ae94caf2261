import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobCard, jobCardClass } from '../../reading/JobCard/JobCard';
import { ListGroup } from './ListGroup';

const meta = {
  component: ListGroup,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Fertig, mit Verlauf',
    count: 2,
    children: ['1ESY1160123456', '1ESY1160123460'].map((number) => (
      <li key={number}>
        <a className={jobCardClass} href="#job">
          <JobCard
            meterType="ELECTRIC_METER"
            number={number}
            lines={['Neuenbrück, Lindenstraße 14']}
            state={null}
          />
        </a>
      </li>
    )),
  },
} satisfies Meta<typeof ListGroup>;
export default meta;

export const MitVerlauf: StoryObj<typeof meta> = {};
