import { type ComponentType, createContext, Suspense, use, useEffect, useState } from 'react';
import { type FailureProps, FailureScreen, lazyWithFallback, useTexts } from '@ablesbar/ui';
import { Loading } from './loading';
import { usePortal } from './portal';

/** Shown in the place of a part while its code loads, and if the code could not be fetched. */
interface Places<Props> {
  readonly Loading: ComponentType;
  readonly Failure: ComponentType<Props & FailureProps>;
}

const RetryContext = createContext<() => void>(() => undefined);

/** A screen whose code loads when it is shown. Bar, menu and toasts stay if it cannot be fetched. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(load, { Loading, Failure: FailureScreen });
}

/**
 * A part whose code loads when it is shown. Without a connection, `Failure` takes its place until
 * the connection is back or the user tries again. With a connection, only a reload can help.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Loading: Waiting, Failure }: Places<Props>,
): ComponentType<Props> {
  // React keeps the failure of a lazy component for good, so each try needs a new one. It also takes two
  // that became the same component for one, and a new failure would be shown with the words of the old one.
  const attempt = () =>
    lazyWithFallback(
      async () => {
        try {
          return await load();
        } catch (error) {
          current = attempt();
          throw error;
        }
      },
      (props: Props) => <Failed {...props} />,
    );
  let current = attempt();

  function Failed(props: Props) {
    const { t } = useTexts();
    const retry = use(RetryContext);
    const isOnline = useCheckedConnection(retry);
    if (isOnline === null) return <Waiting />;
    const words = isOnline
      ? { title: t('frame_error_title'), text: t('frame_error_text') }
      : { title: t('frame_not_loaded_title'), text: t('frame_not_loaded_text') };
    return (
      <Failure
        {...props}
        {...words}
        action={t(isOnline ? 'frame_error_reload' : 'frame_retry_action')}
        onAction={isOnline ? () => window.location.reload() : retry}
      />
    );
  }

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => current);
    const [retry] = useState(() => () => setPart(() => current));
    return (
      <RetryContext value={retry}>
        <Suspense fallback={<Waiting />}>
          <Part {...props} />
        </Suspense>
      </RetryContext>
    );
  };
}

/** Whether the server answers now; null until that is known. Runs `onBack` when it answers again. */
function useCheckedConnection(onBack: () => void): boolean | null {
  const { connection } = usePortal();
  // While the connection is known to be lost, a further failure needs no wait for its words.
  const [isOnline, setIsOnline] = useState<boolean | null>(() =>
    connection.isOnline() ? null : false,
  );
  useEffect(() => {
    const forget = connection.onBack({ waiting: () => [], resume: onBack });
    connection.report(false);
    void connection.settled().then(setIsOnline);
    return () => void forget();
  }, [connection, onBack]);
  return isOnline;
}
