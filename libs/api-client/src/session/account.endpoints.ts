import type { AccountInfo } from '@ablesbar/domain';
import { answerOf, baseApi, resultOf } from '../base/base-api';
import { readJson } from '../http/http-body';
import { ACCOUNT_INFO_PATH, accountInfoFromWire } from './account-info';

export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    accountInfo: build.query<AccountInfo, string>({
      queryFn: async (accountId, _api, _options, baseQuery) => {
        const result = await baseQuery({ accountId, method: 'GET', path: ACCOUNT_INFO_PATH });
        return resultOf(readJson(answerOf(result), accountInfoFromWire));
      },
    }),
  }),
});
