import { type ChannelPort, createTabs, type Tabs } from '../session/tabs';

/** The tabs of one browser: a message from one tab reaches all others. */
export function createFakeBrowser(): { readonly openTab: () => Tabs } {
  const listeners = new Map<object, (message: { readonly data: unknown }) => void>();
  return {
    openTab() {
      const me = {};
      const channel: ChannelPort = {
        postMessage(data) {
          // Copies the data as a browser does, so that data that cannot be cloned fails here too.
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
