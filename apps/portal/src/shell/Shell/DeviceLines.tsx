import { StateLine, useTexts } from '@ablesbar/ui';
import { useObserved } from '@ablesbar/ui/observable';
import { besideScreen } from '../../base/beside-screen.css';
import { usePortal } from '../../base/portal';

/** What is wrong with this device, above every screen: its storage, what that has lost, its clock. */
export function DeviceLines() {
  const { t } = useTexts();
  const { evicted, isKeeping, hasRoom, isClockRight } = useObserved(usePortal().frame);
  return (
    <>
      {evicted > 0 && (
        <Line
          title={t('outbox_evicted_title')}
          text={t('outbox_evicted_text', { count: evicted })}
        />
      )}
      {!isKeeping && <Line title={t('outbox_silent_title')} text={t('outbox_silent_text')} />}
      {isKeeping && !hasRoom && (
        <Line title={t('outbox_full_title')} text={t('outbox_full_text')} />
      )}
      {!isClockRight && <Line title={t('reading_clock_title')} text={t('reading_clock_text')} />}
    </>
  );
}

function Line({ title, text }: { title: string; text: string }) {
  return (
    <div className={besideScreen}>
      <StateLine state="warning" title={title}>
        {text}
      </StateLine>
    </div>
  );
}
