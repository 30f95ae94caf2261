import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDay } from '@ablesbar/domain/testing';
import { TypedDate } from './TypedDate';

const today = aDay('2026-11-21');

const meta = {
  component: TypedDate,
  args: {
    words: { inputId: 'day', label: 'Ablesedatum', hint: 'Zwischen 22.10.2026 und heute' },
    value: today,
    today,
    earliest: aDay('2026-10-22'),
    latest: today,
    onChange: () => undefined,
  },
} satisfies Meta<typeof TypedDate>;
export default meta;

export const Heute: StoryObj<typeof meta> = {};
