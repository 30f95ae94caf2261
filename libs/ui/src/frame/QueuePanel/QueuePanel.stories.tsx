import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueuePanel } from './QueuePanel';

const meta = {
  component: QueuePanel,
  args: {
    says: null,
    isOpen: true,
    isSending: false,
    onToggle: () => undefined,
    onSendAll: () => undefined,
    onRetry: () => undefined,
    onCorrect: () => undefined,
    onDiscard: () => undefined,
    onSave: () => undefined,
    entries: [
      {
        id: '1',
        meterNumber: '7ELS0098127735',
        lines: [
          'Gas, Lindenstraße 16',
          '12.408,713 m³ am 21.11.2026, 1 Foto',
          'Eingegeben um 14:32 Uhr',
        ],
        reason: null,
        href: '/ablesung/1',
        isCorrectable: true,
      },
      {
        id: '2',
        meterNumber: '1EBZ0100884216',
        lines: [
          'Strom, Am Alten Wasserwerk 3',
          '91.220,5 kWh am 19.11.2026',
          'Eingegeben am 19.11.2026 um 18:05 Uhr',
        ],
        reason: 'Vom Versorger nicht angenommen: Die Frist endete am 20.11.',
        href: '/ablesung/2',
        isCorrectable: true,
      },
    ],
  },
} satisfies Meta<typeof QueuePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offen: Story = {};
export const Ausgeblendet: Story = { args: { isOpen: false } };
export const Sendet: Story = { args: { isOpen: false, isSending: true } };
export const OhneNetz: Story = {
  args: {
    isOpen: false,
    says: {
      title: 'Kein Internet',
      text: 'Ablesungen können weiterhin durchgeführt werden!',
      isGood: false,
    },
  },
};
export const NichtsWartet: Story = { args: { ...OhneNetz.args, entries: [] } };
export const Angekommen: Story = {
  args: {
    entries: [],
    says: { title: 'Internet verfügbar!', text: '2 Ablesungen sind angekommen.', isGood: true },
  },
};
