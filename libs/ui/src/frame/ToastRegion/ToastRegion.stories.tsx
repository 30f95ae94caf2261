import type { Meta, StoryObj } from '@storybook/react-vite';
import { createNotices } from '../../observable';
import { ToastRegion } from './ToastRegion';

let id = 0;
const notices = createNotices(() => `${++id}`);
notices.show({ type: 'success', title: 'notice_sent_title', message: 'notice_sent_text' });
notices.show({
  type: 'error',
  title: 'notice_send_failed_title',
  message: 'notice_send_failed_text',
});

const meta = {
  component: ToastRegion,
  parameters: { layout: 'fullscreen' },
  args: { notices },
} satisfies Meta<typeof ToastRegion>;
export default meta;

export const ZweiMeldungen: StoryObj<typeof meta> = {};
