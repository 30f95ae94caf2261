import { sharingApi } from '@ablesbar/api-client';

const { endpoints } = sharingApi;

type Asked<Call extends keyof typeof endpoints> = Parameters<
  (typeof endpoints)[Call]['initiate']
>[0];

/**
 * The calls whose question or answer is the login of an access. They use no hook: a hook tracks its
 * call, so its answer would stay in the store, and the store must not contain a password.
 */
const untracked = { track: false };

export const shareJobs = (wanted: Asked<'shareJobs'>) =>
  endpoints.shareJobs.initiate(wanted, untracked);

export const renewShareLogin = (share: Asked<'renewShareLogin'>) =>
  endpoints.renewShareLogin.initiate(share, untracked);

export const mailShare = (asked: Asked<'mailShare'>) =>
  endpoints.mailShare.initiate(asked, untracked);
