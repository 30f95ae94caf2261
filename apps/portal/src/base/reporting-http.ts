import type { Http } from '@ablesbar/api-client';

/** Sends calls and reports how each ended. An aborted call says nothing about the network. */
export function reportingHttp(http: Http, report: (isAnswered: boolean) => void): Http {
  return {
    async send(call) {
      const answer = await http.send(call);
      if (!call.signal?.aborted) report(answer.ok || answer.problem.status !== null);
      return answer;
    },
  };
}
