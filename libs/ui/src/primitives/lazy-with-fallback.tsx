import {
  type ComponentType,
  createContext,
  lazy,
  startTransition,
  Suspense,
  use,
  useEffect,
  useState,
} from 'react';

const RetryContext = createContext<() => void>(() => undefined);

/** Within a fallback: loads the part once more. */
export function useRetry(): () => void {
  return use(RetryContext);
}

/**
 * A part whose code loads when it is shown. If it cannot be loaded, `Fallback` replaces it until it is
 * shown again or the connection is back.
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
  Waiting: ComponentType = Nothing,
): ComponentType<Props> {
  // React keeps the failure of a lazy component for good, so each try needs a new one. It also takes two
  // that became the same component for one, and a new failure would keep the state of the old one.
  const attempt = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() };
      } catch {
        current = attempt();
        return { default: (props: Props) => <Fallback {...props} /> };
      }
    });
  let current = attempt();

  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => current);
    const [retry] = useState(() => () => setPart(() => current));
    useEffect(() => {
      // The fallback stays until the part is there.
      const comeBack = () => startTransition(retry);
      window.addEventListener('online', comeBack);
      return () => window.removeEventListener('online', comeBack);
    }, [retry]);
    return (
      <RetryContext value={retry}>
        <Suspense fallback={<Waiting />}>
          <Part {...props} />
        </Suspense>
      </RetryContext>
    );
  };
}

function Nothing() {
  return null;
}
