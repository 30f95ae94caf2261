import { useTexts } from '@ablesbar/ui';
import { useObserved } from '@ablesbar/ui/observable';
import type { ConnectionNews } from './connection';
import { usePortal } from './portal';

/** What the line above every screen says of the connection; null while there is nothing to say. */
export function useConnectionNews(): { title: string; text: string; isGood: boolean } | null {
  const { t } = useTexts();
  const news = useObserved(usePortal().connection.news);
  if (news === null) return null;
  if (news.kind === 'offline') {
    return {
      title: t('notice_offline_title'),
      text: t('notice_offline_text'),
      isGood: false,
    };
  }
  return { title: t('notice_online_title'), text: textOf(news, t), isGood: true };
}

function textOf(
  news: Exclude<ConnectionNews, null | { kind: 'offline' }>,
  t: ReturnType<typeof useTexts>['t'],
): string {
  if (news.kind === 'arrived') return t('notice_online_arrived_text', { count: news.count });
  return news.waiting > 0
    ? t('notice_online_sync_text', { count: news.waiting })
    : t('notice_online_text');
}
