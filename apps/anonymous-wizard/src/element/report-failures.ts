import type { Http } from '@ablesbar/api-client';
import type { AblesbarReadingEventDetails } from './public/ablesbar-reading';

type Failed = AblesbarReadingEventDetails['failed'];

const DURING: ReadonlyMap<string, Failed['during']> = new Map([
  ['/api/public/application', 'settings'],
  ['/auth/token-unknown-readings', 'session'],
  ['/api/unknown-readings/results', 'submission'],
  ['/api/pro/unknown-readings/receipts', 'receipt'],
]);

/** Reports every failed call in `DURING` to the page. The element's own answer to it does not change. */
export function reportFailures(http: Http, report: (failed: Failed) => void): Http {
  return {
    async send(call) {
      const answer = await http.send(call);
      const during = DURING.get(call.path);
      if (during === undefined) return answer;
      if (!answer.ok) {
        const { kind, status } = answer.problem;
        report({ during, reason: kind, status });
      } else if (answer.value.kind === 'other') {
        // A captive portal answered with its own page, so the server's answer never came.
        report({ during, reason: 'offline', status: null });
      }
      return answer;
    },
  };
}
