import type { Meta, StoryObj } from '@storybook/react-vite';
import { MeterCamera } from './MeterCamera';
import { drawnMeter } from './testing/drawn-meter';

const seen = (camera: () => Promise<MediaStream>) => () => {
  navigator.mediaDevices.getUserMedia = camera;
};

const meta = {
  component: MeterCamera,
  args: {
    shape: { preDecimals: 6, postDecimals: 1 },
    canReshape: false,
    after: () => () => undefined,
    known: null,
    startReader: () => {
      throw new Error('A story shows the camera; nothing is read in it.');
    },
    onTaken: () => undefined,
    onFailure: () => undefined,
    onClose: () => undefined,
  },
  beforeEach: seen(() => drawnMeter('048213', '4')),
} satisfies Meta<typeof MeterCamera>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Laeuft: Story = {};
export const UnbekannterZaehler: Story = {
  args: { shape: { preDecimals: 8, postDecimals: 3 }, canReshape: true },
};
export const ZuDunkel: Story = { beforeEach: seen(() => drawnMeter('048213', '4', 0.1)) };
export const WirdGestartet: Story = { beforeEach: seen(() => new Promise(() => undefined)) };
