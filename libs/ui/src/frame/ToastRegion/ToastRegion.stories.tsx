import type { Meta, StoryObj } from '@storybook/react-vite';
import { createNotices, type Notice } from '../../observable';
import { ToastRegion } from './ToastRegion';

function shown(...all: readonly Omit<Notice, 'id'>[]) {
  let id = 0;
  const notices = createNotices(() => `${++id}`);
  all.forEach(notices.show);
  return notices;
}

const meta = {
  component: ToastRegion,
  parameters: { layout: 'fullscreen' },
  args: {
    notices: shown(
      { type: 'success', title: 'notice_sent_title', message: 'notice_sent_text' },
      { type: 'error', title: 'notice_send_failed_title', message: 'notice_send_failed_text' },
    ),
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;

export const ZweiMeldungen: StoryObj<typeof meta> = {};
export const InternetVerfuegbar: StoryObj<typeof meta> = {
  args: {
    notices: shown({ type: 'info', title: 'notice_online_title', message: 'notice_online_text' }),
  },
};
