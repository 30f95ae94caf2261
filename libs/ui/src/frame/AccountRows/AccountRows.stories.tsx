import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainLink } from '../render-link';
import { AccountRows } from './AccountRows';

const meta = {
  component: AccountRows,
  args: {
    accounts: {
      entries: [{ id: 'a-1', name: 'D. Brandt' }],
      onRemove: () => undefined,
      onAdd: () => undefined,
      onLogOut: () => undefined,
    },
    renderLink: plainLink,
  },
} satisfies Meta<typeof AccountRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Einer: Story = {};
export const Mehrere: Story = {
  args: {
    accounts: {
      entries: [
        { id: 'a-1', name: 'Hausverwaltung Brandt & Söhne' },
        {
          id: 'a-2',
          name: 'Hausmeisterei Weißmüller',
          parentName: 'Wohnungsbaugenossenschaft Süd-Ost eG',
        },
      ],
      href: '#management',
      onRemove: () => undefined,
      onAdd: () => undefined,
      onLogOut: () => undefined,
    },
  },
};
