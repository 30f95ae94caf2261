import type { BrowserContext, Request, TestInfo } from '@playwright/test';

/**
 * What a journey's pages have asked for. A page that waits for ever does not say what for, and such a
 * failure may not come again for a thousand journeys.
 */
export function watchCalls(context: BrowserContext) {
  const open = new Set<Request>();
  const bad: string[] = [];
  context.on('request', (call) => open.add(call));
  context.on('requestfinished', (call) => open.delete(call));
  context.on('requestfailed', (call) => {
    open.delete(call);
    bad.push(`${nameOf(call)}: ${call.failure()?.errorText ?? 'failed'}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) bad.push(`${nameOf(response.request())}: ${response.status()}`);
  });
  const troubles = () => [...[...open].map((call) => `${nameOf(call)}: no answer`), ...bad];
  return {
    troubles,
    /** The reporter prints it below the failure. */
    async tell(journey: TestInfo): Promise<void> {
      if (journey.status === journey.expectedStatus) return;
      const body = troubles().join('\n') || 'All calls were answered.';
      await journey.attach('calls', { body, contentType: 'text/plain' });
    },
  };
}

function nameOf(call: Request): string {
  return `${call.method()} ${new URL(call.url()).pathname}`;
}
