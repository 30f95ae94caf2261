import { useSyncExternalStore } from 'react';
import { ToastRegion, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../app/portal-context';

export function Toasts() {
  const { t } = useTexts();
  const { notices } = usePortal();
  const shown = useSyncExternalStore(notices.subscribe, notices.list);
  const toasts = shown.map(({ id, type, title, message, values }) => ({
    id,
    type,
    title: t(title),
    message: t(message, values),
  }));
  return <ToastRegion toasts={toasts} onClose={notices.close} />;
}
