import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { TextKey } from '@ablesbar/i18n';

export type NoticeType = 'info' | 'success' | 'warning' | 'error';

/** A toast. It names its texts; the words are chosen when it is shown, in the language of that moment. */
export interface Notice {
  readonly id: string;
  readonly type: NoticeType;
  readonly title: TextKey;
  readonly message: TextKey | null;
  readonly values: Readonly<Record<string, string | number>>;
}

const initialState: readonly Notice[] = [];

export const noticeSlice = createSlice({
  name: 'notice',
  initialState,
  reducers: {
    noticeShown: {
      reducer: (notices, action: PayloadAction<Notice>) => [...notices, action.payload],
      prepare: (notice: {
        type: NoticeType;
        title: TextKey;
        message?: TextKey;
        values?: Record<string, string | number>;
      }) => ({
        payload: {
          id: nanoid(),
          type: notice.type,
          title: notice.title,
          message: notice.message ?? null,
          values: notice.values ?? {},
        },
      }),
    },
    noticeClosed: (notices, action: PayloadAction<string>) =>
      notices.filter((notice) => notice.id !== action.payload),
  },
  selectors: { selectNotices: (notices) => notices },
});

export const { noticeShown, noticeClosed } = noticeSlice.actions;
export const { selectNotices } = noticeSlice.selectors;
