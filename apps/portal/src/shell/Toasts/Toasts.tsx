import { ToastRegion, useTexts } from '@ablesbar/ui';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { noticeClosed, selectNotices } from '../../notice';

export function Toasts() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectNotices).map(({ id, type, title, message, values }) => ({
    id,
    type,
    title: t(title, values),
    message: message && t(message, values),
  }));
  return <ToastRegion toasts={toasts} onClose={(id) => dispatch(noticeClosed(id))} />;
}
