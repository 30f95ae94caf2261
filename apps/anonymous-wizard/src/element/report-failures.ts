import type { Http } from '@ablesbar/api-client';
import type { AblesbarReadingEventDetails } from './public/ablesbar-reading';

type Failed = AblesbarReadingEventDetails['failed'];

const DURING: ReadonlyMap<string, Failed['during']> = new Map([
  ['/api/public/application', 'settings'],
  ['/auth/token-unknown-readings', 'session'],
  ['/api/unknown-readings/results', 'submission'],
  ['/api/pro/unknown-readings/receipts', 'receipt'],
]);

/**
 * Reports every failed call in `DURING` to the page. The element's own answer to it does not change, and
 * does not wait for the question whether the portal refuses this page. A portal that has answered once
 * does not: a later call without an answer is lost.
 */
export function reportFailures(
  http: Http,
  report: (failed: Failed) => void,
  isRefused: () => Promise<boolean>,
): Http {
  let isAllowed = false;
  const reportLost = async (during: Failed['during']) => {
    const reason = !isAllowed && (await isRefused()) ? 'refused' : 'offline';
    report({ during, reason, status: null });
  };
  return {
    async send(call) {
      const answer = await http.send(call);
      if (answer.ok ? answer.value.kind !== 'other' : answer.problem.kind !== 'offline') {
        isAllowed = true;
      }
      const during = DURING.get(call.path);
      if (during === undefined) return answer;
      if (!answer.ok) {
        const { kind, status } = answer.problem;
        if (kind === 'offline') void reportLost(during);
        else report({ during, reason: kind, status });
      } else if (answer.value.kind === 'other') {
        // A captive portal answered with its own page, so the server's answer never came.
        report({ during, reason: 'offline', status: null });
      }
      return answer;
    },
  };
}
