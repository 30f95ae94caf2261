import type { Registration } from '@ablesbar/domain';
import { answerOf, baseApi, resultOf } from '../base/base-api';
import { accepted, readJson } from '../http/http-body';
import { isWireObject, wireFlag, wireId, wireList, wireText } from '../http/wire';

/** Receipts by e-mail. The utility's customer system (CRM) knows the address. */
export const registrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    registration: build.query<Registration, string>({
      queryFn: async (accountId, _api, _options, baseQuery) => {
        const path = '/api/pro/account/crm-registration-info';
        const result = await baseQuery({ accountId, method: 'GET', path });
        return resultOf(readJson(answerOf(result), registrationFromWire));
      },
    }),
    /** Asks for receipts for all done jobs. The server knows which jobs are done. */
    sendReceipts: build.mutation<null, string>({
      queryFn: async (accountId, _api, _options, baseQuery) => {
        const path = '/api/pro/job/reading-receipts';
        return resultOf(accepted(answerOf(await baseQuery({ accountId, method: 'POST', path }))));
      },
    }),
  }),
});

function registrationFromWire(json: unknown): Registration | null {
  if (!isWireObject(json)) return null;
  const { registered, currentConfirmedCommunicationTypes: types, selfServiceToken } = json;
  return {
    registered: wireFlag(registered),
    currentConfirmedCommunicationTypes: wireList(types).flatMap((type) => wireText(type) ?? []),
    selfServiceToken: wireId(selfServiceToken),
  };
}
