import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { pathOfLink } from './path-of-link';

/** One click listener for all links of a list. The browser handles links to a new tab or window. */
export function useLinkClicks() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent) => {
      const path = pathOfLink(event.target);
      const isPlain =
        event.button === 0 &&
        !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
        !event.defaultPrevented;
      if (path === null || !isPlain) return;
      event.preventDefault();
      void navigate(path);
    },
    [navigate],
  );
}
