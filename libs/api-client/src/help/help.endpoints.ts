import type { Instruction } from '@ablesbar/domain';
import { answerOf, baseApi, resultOf } from '../base/base-api';
import { failed } from '../http/api-problem';
import { readJson } from '../http/http-body';
import { wireObject, wireText } from '../http/wire';
import { helpPath } from './fetch-help';
import { instructionsFromWire } from './help-from-wire';

/** The utility's help for its customers. All of it is public. */
export const helpApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** True if the utility has a global help. Only the status of the answer tells. */
    hasHelp: build.query<boolean, string>({
      queryFn: async (applicationId, _api, _options, baseQuery) => {
        const answer = answerOf(
          await baseQuery({ method: 'GET', path: helpPath('help', applicationId) }),
        );
        const { status } = answer.ok ? { status: 200 } : answer.problem;
        return resultOf<boolean>(
          status === null ? failed('offline') : { ok: true, value: answer.ok },
        );
      },
    }),
    /** The help in the first of these languages that the server has. */
    help: build.query<
      string,
      { readonly applicationId: string; readonly languages: readonly [string, ...string[]] }
    >({
      queryFn: async (
        { applicationId, languages: [language, ...others] },
        _api,
        _options,
        baseQuery,
      ) => {
        const ask = async (wanted: string) => {
          const path = `${helpPath('help', applicationId)}/${encodeURIComponent(wanted)}`;
          const answer = answerOf(await baseQuery({ method: 'GET', path }));
          return readJson(answer, (json) => wireText(wireObject(json)['markdown']));
        };
        let answer = await ask(language);
        for (const other of others) {
          if (answer.ok || answer.problem.kind !== 'not-found') break;
          answer = await ask(other);
        }
        return resultOf(answer);
      },
    }),
    instructions: build.query<readonly Instruction[], string>({
      queryFn: async (applicationId, _api, _options, baseQuery) => {
        const path = helpPath('meterReadingHelp', applicationId);
        const result = await baseQuery({ method: 'GET', path });
        return resultOf(readJson(answerOf(result), instructionsFromWire));
      },
    }),
  }),
});
