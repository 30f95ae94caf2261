import { type ChannelPort, createTabs, type Tabs } from '../session/tabs';

/** The tabs of one browser: what one of them tells, all the others hear. */
export function createFakeBrowser(): { readonly openTab: () => Tabs } {
  const listeners = new Map<object, (message: { readonly data: unknown }) => void>();
  return {
    openTab() {
      const me = {};
      const channel: ChannelPort = {
        postMessage(data) {
          // A copy, as the browser makes one: what cannot be copied fails here already.
          const copy: unknown = structuredClone(data);
          listeners.forEach((listener, other) => {
            if (other !== me) listener({ data: copy });
          });
        },
        addEventListener: (_type, listener) => void listeners.set(me, listener),
      };
      return createTabs(channel);
    },
  };
}
