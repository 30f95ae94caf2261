import type { Share, ShareLogin, ShareMail } from '@ablesbar/domain';
import { answerOf, baseApi, resultOf } from '../base/base-api';
import { accepted, readJson } from '../http/http-body';
import {
  createdShareFromWire,
  type CreatedShare,
  shareLoginFromWire,
  sharesFromWire,
} from './share-from-wire';

export interface OfShare {
  readonly accountId: string;
  readonly shareId: string;
}

const SHARES_PATH = '/api/pro/share/account';
const pathOf = ({ shareId }: OfShare) => `${SHARES_PATH}/${encodeURIComponent(shareId)}`;

export const sharingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The shares of one account. */
    shares: build.query<readonly Share[], string>({
      queryFn: async (accountId, _api, _options, baseQuery) => {
        const result = await baseQuery({ accountId, method: 'GET', path: SHARES_PATH });
        return resultOf(readJson(answerOf(result), sharesFromWire));
      },
      providesTags: (_shares, _error, accountId) => [{ type: 'shares', id: accountId }],
    }),
    shareJobs: build.mutation<
      CreatedShare,
      {
        readonly accountId: string;
        readonly name: string;
        readonly allowToReShare: boolean;
        readonly jobIds: readonly string[];
      }
    >({
      queryFn: async ({ accountId, ...body }, _api, _options, baseQuery) => {
        const path = '/api/pro/share/job';
        const result = await baseQuery({ accountId, method: 'POST', path, body });
        return resultOf(readJson(answerOf(result), createdShareFromWire));
      },
      invalidatesTags: (_share, _error, { accountId }) => [{ type: 'shares', id: accountId }],
    }),
    deleteShare: build.mutation<null, OfShare>({
      queryFn: async (share, _api, _options, baseQuery) => {
        const { accountId } = share;
        const result = await baseQuery({ accountId, method: 'DELETE', path: pathOf(share) });
        return resultOf(accepted(answerOf(result)));
      },
      invalidatesTags: (_done, _error, { accountId }) => [{ type: 'shares', id: accountId }],
    }),
    takeJobBack: build.mutation<null, OfShare & { readonly jobId: string }>({
      queryFn: async ({ jobId, ...share }, _api, _options, baseQuery) => {
        const { accountId } = share;
        const path = `${pathOf(share)}/job/${encodeURIComponent(jobId)}`;
        const result = await baseQuery({ accountId, method: 'DELETE', path });
        return resultOf(accepted(answerOf(result)));
      },
      invalidatesTags: (_done, _error, { accountId }) => [{ type: 'shares', id: accountId }],
    }),
    /** Creates new login data. The old login data stop working. */
    renewShareLogin: build.mutation<ShareLogin, OfShare>({
      queryFn: async (share, _api, _options, baseQuery) => {
        const { accountId } = share;
        const path = `${pathOf(share)}/login`;
        const result = await baseQuery({ accountId, method: 'POST', path });
        return resultOf(readJson(answerOf(result), shareLoginFromWire));
      },
    }),
    mailShare: build.mutation<null, { readonly accountId: string; readonly mail: ShareMail }>({
      queryFn: async ({ accountId, mail }, _api, _options, baseQuery) => {
        const path = '/api/communication/email/share/account';
        const result = await baseQuery({ accountId, method: 'POST', path, body: mail });
        return resultOf(accepted(answerOf(result)));
      },
    }),
  }),
});
