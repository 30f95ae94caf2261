import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateSign } from './StateSign';

const meta = { component: StateSign, args: { kind: 'counter' } } satisfies Meta<typeof StateSign>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NochNichts: Story = {};
export const NichtGefunden: Story = { args: { kind: 'not-found' } };
export const OhneTreffer: Story = { args: { kind: 'search' } };
export const Fehlgeschlagen: Story = { args: { kind: 'failed' } };
