import type { Meta, StoryObj } from '@storybook/react-vite';
import { allIcons } from '../icons/testing/all-icons';
import { Icon } from './Icon';

const meta = { component: Icon } satisfies Meta<typeof Icon>;
export default meta;

export const AlleZeichen: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 160px)', gap: 16 }}>
      {Object.entries(allIcons).map(([name, Shown]) => (
        <li key={name}>
          <Shown size={24} /> <Shown size={20} /> <Shown size={16} />
          <br />
          {name}
        </li>
      ))}
    </ul>
  ),
};
