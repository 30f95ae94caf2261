import type { createHttp } from '@ablesbar/api-client';

/** What the wizard takes from its surroundings; tests hand in their own. */
export const browserPorts: Parameters<typeof createHttp>[0] = {
  fetch: (input, init) => fetch(input, init),
};
