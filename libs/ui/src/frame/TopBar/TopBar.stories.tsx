import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopBar } from './TopBar';

// A square in the brand's colour; the real logo comes from the server.
const logo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"%3E%3Cpath fill="%2300707a" d="M0 0h28v28H0z"/%3E%3C/svg%3E';

const meta = {
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    applicationName: 'Stadtwerke Neuenbrück',
    logoSrc: logo,
    homeHref: '#',
    items: [
      { id: 'home', label: 'Start', href: '#', current: false },
      { id: 'reading', label: 'Ablesung', href: '#', current: true },
    ],
    language: { name: 'English', onSwitch: () => undefined },
    accounts: {
      entries: [{ id: 'a-1', name: 'D. Brandt' }],
      onRemove: () => undefined,
      onLogOut: () => undefined,
    },
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Angemeldet: Story = {};
export const MitAllem: Story = {
  args: {
    items: [
      { id: 'home', label: 'Start', href: '#', current: true },
      { id: 'reading', label: 'Ablesung', href: '#', current: false },
      { id: 'evaluation', label: 'Auswertung', href: '#', current: false },
      { id: 'management', label: 'Verwaltung', href: '#', current: false },
      { id: 'help', label: 'Hilfe', href: '#', current: false },
    ],
    language: { name: 'Du statt Sie', onSwitch: () => undefined },
    mail: { label: 'Quittung per E-Mail', isDisabled: false, onPress: () => undefined },
  },
};
export const OhneAnmeldung: Story = {
  render: ({ applicationName, logoSrc, homeHref }) => (
    <TopBar
      applicationName={applicationName}
      logoSrc={logoSrc}
      homeHref={homeHref}
      items={[]}
      language={{ name: 'English', onSwitch: () => undefined }}
    />
  ),
};
