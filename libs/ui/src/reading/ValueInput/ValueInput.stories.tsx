import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ValueInput, type ValueInputProps } from './ValueInput';

function Interactive(props: ValueInputProps) {
  const [value, setValue] = useState(props.value);
  return <ValueInput {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: ValueInput,
  render: (args) => <Interactive {...args} />,
  args: {
    inputId: 'value',
    name: 'Verbrauch Hochtarif',
    obis: '1-1:1.8.1',
    unit: 'kWh',
    preDecimals: 6,
    postDecimals: 1,
    value: { integer: '048213', decimals: '4' },
    onChange: () => undefined,
    onConfirm: () => undefined,
    verdict: null,
    last: 'Letzter Stand: 46.929,1 kWh vom 22.11.2025.',
  },
} satisfies Meta<typeof ValueInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = { args: { value: { integer: '', decimals: '' } } };
export const Passt: Story = {
  args: {
    verdict: {
      tone: 'valid',
      title: 'Passt zum bisherigen Verbrauch',
      reasons: ['1.284,3 kWh seit 22.11.2025, das sind 3,5 kWh am Tag.'],
    },
  },
};
export const Ungewoehnlich: Story = {
  args: {
    value: { integer: '197004', decimals: '1' },
    verdict: {
      tone: 'warning',
      title: 'Ungewöhnlicher Wert',
      reasons: ['Höher als erwartet. Der Zählerstand dürfte höchstens 49.000,0 kWh sein.'],
    },
  },
};
export const NichtAnnehmbar: Story = {
  args: {
    value: { integer: '46929', decimals: '' },
    verdict: {
      tone: 'error',
      title: 'So kann der Wert nicht gesendet werden',
      reasons: ['Geben Sie 1 Nachkommastelle ein.'],
    },
  },
};
export const AchtUndDreiStellen: Story = {
  args: { preDecimals: 8, postDecimals: 3, value: { integer: '00003427', decimals: '9' } },
};
export const OhneNachkommastellen: Story = { args: { postDecimals: 0 } };
export const VerdeckteNachkommastellen: Story = { args: { masked: true } };
