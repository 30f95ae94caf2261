import { randomUUID } from 'node:crypto';
import { once } from './load.mjs';

const JSON_TYPE = { 'content-type': 'application/json' };
const MANAGER = 'demo-verwaltung';
const AT_ONCE = 16;
const post = (url, body, headers = {}) => ({
  url,
  method: 'POST',
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify(body),
});
/** Returns the next entry with each call, and begins again after the last. */
const inTurn = (list) => {
  let at = 0;
  return () => list[at++ % list.length];
};

const loginCall = (app, applicationId, name) =>
  post(`${app}/auth/token`, { applicationId, username: name, password: name });

/** Logs in with a name of the demo, which is also its password. */
async function logIn(app, name) {
  const { applicationId } = await once(`${app}/api/public/application`);
  const { url, ...call } = loginCall(app, applicationId, name);
  const { token } = await once(url, call);
  return { applicationId, headers: { authorization: `Bearer ${token}` } };
}

/** The list of a household with a few meters. */
export async function householdList(app) {
  const { headers } = await logIn(app, 'demo-kunde');
  const list = () => ({ url: `${app}/api/pro/job`, headers });
  const { jobs } = await once(list().url, { headers });
  return { count: jobs.length, list };
}

/**
 * The calls that are measured. The floor's call of each stores or reads the same row as ours. `image`
 * returns a new photo.
 */
export async function callsOf(app, floor, peer, image) {
  const { applicationId, headers } = await logIn(app, MANAGER);
  const account = await once(`${app}/api/pro/account/info`, { headers });
  const { jobs } = await once(`${app}/api/pro/job`, { headers });

  const submissions = await acceptedOf(jobs, (job) => submission(app, job, headers));
  const nextJob = inTurn(submissions);
  return {
    count: jobs.length,
    submit: {
      own: () => submission(app, nextJob(), headers),
      floor: () => {
        const { taskId, readingValue } = rowOf(nextJob());
        const row = { task_id: taskId, reading_value: readingValue, account_id: account.id };
        return post(`${floor}/submit`, row);
      },
      peer: () => post(`${peer}/graphql`, mutationOf(rowOf(nextJob()), account.id)),
    },
    withPhoto: { own: () => submission(app, nextJob(), headers, [image()]) },
    list: {
      own: () => ({ url: `${app}/api/pro/job`, headers }),
      floor: () => ({ url: `${floor}/jobs/${account.id}` }),
    },
    login: {
      own: () => loginCall(app, applicationId, MANAGER),
      floor: () => post(`${floor}/login`, { username: MANAGER, password: MANAGER }),
    },
  };
}

/** Mails with the login of a share, each to another address, as arguments for `once`. */
export async function mailsOf(app) {
  const { headers } = await logIn(app, MANAGER);
  const { jobs } = await once(`${app}/api/pro/job`, { headers });
  const share = { name: 'Bench', allowToReShare: false, jobIds: [jobs[0].id] };
  const { url, ...call } = post(`${app}/api/pro/share/job`, share, headers);
  const { token, username, password } = await once(url, call);
  let mails = 0;
  return () => {
    mails += 1;
    const mailTo = { name: 'Bench', email: `bench-${mails}@example.org` };
    const payload = { salutation: 'Hallo', login: { token, username, password } };
    const body = { payload, metaData: { mailTo } };
    const { url: to, ...mail } = post(
      `${app}/api/communication/email/share/account`,
      body,
      headers,
    );
    return [to, mail];
  };
}

const rowOf = ({ meter }) => {
  const [task] = meter.meterRateTasks;
  const { minimumValue, maximumValue } = task.readingValueValidation;
  const last = task.readingEvents.at(-1)?.readingValue ?? 0;
  return {
    taskId: task.taskId,
    readingValue: Math.floor(minimumValue ?? maximumValue ?? last) + 1,
  };
};

function mutationOf({ taskId, readingValue }, accountId) {
  const now = new Date().toISOString();
  const readingResult = {
    id: randomUUID(),
    taskId,
    accountId,
    readingDate: now,
    readingValue: String(readingValue),
    receivedAt: now,
  };
  const query = `mutation ($readingResult: ReadingResultInput!) {
    createReadingResult(input: { readingResult: $readingResult }) { clientMutationId }
  }`;
  return { query, variables: { readingResult } };
}

function submission(app, job, headers, readingImages = []) {
  const result = { ...rowOf(job), comment: null, readingImages };
  const body = { results: [result], readingDate: new Date().toISOString() };
  const url = `${app}/api/pro/job/${encodeURIComponent(job.id)}/meterRateTask/result`;
  return post(url, body, { ...headers, 'idempotency-key': randomUUID() });
}

/** The jobs that accept a reading. Some jobs of the demo are closed or require a photo. */
async function acceptedOf(jobs, callOf) {
  const accepted = [];
  const left = [...jobs];
  const worker = async () => {
    for (let job = left.pop(); job; job = left.pop()) {
      const { url, ...options } = callOf(job);
      if (await once(url, options).catch(() => null)) accepted.push(job);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (accepted.length < jobs.length / 2) throw new Error('Most jobs of the demo refuse a reading.');
  return accepted;
}
