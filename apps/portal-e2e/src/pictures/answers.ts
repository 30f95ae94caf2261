import type { Page } from '@playwright/test';

const JOBS = '**/api/pro/job';
export const RESULT = '**/meterRateTask/result';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const listIn = (value: unknown, key: string): readonly Record<string, unknown>[] => {
  const list = isObject(value) ? value[key] : null;
  return Array.isArray(list) ? list.filter(isObject) : [];
};

/** An answer that never comes. */
export const keepWaiting = (page: Page, address: string) => page.route(address, () => undefined);

export const noAnswer = (page: Page, address: string) =>
  page.route(address, (route) => route.abort());

export const noJobs = (page: Page) =>
  page.route(JOBS, (route) => route.fulfill({ json: { jobs: [] } }));

export const jobsFail = (page: Page) =>
  page.route(JOBS, (route) => route.fulfill({ status: 500, body: '' }));

export const jobsNeverCome = (page: Page) => keepWaiting(page, JOBS);

/** The job as it is with these readings; the server keeps its own for the next picture. */
export async function takeReadings(page: Page): Promise<void> {
  const jobs = new Map<unknown, Record<string, unknown>>();
  await page.route(JOBS, async (route) => {
    const response = await route.fetch();
    for (const job of listIn(await response.json(), 'jobs')) jobs.set(job['id'], job);
    await route.fulfill({ response });
  });
  await page.route(RESULT, (route) => {
    const sent: unknown = route.request().postDataJSON();
    const [, id = ''] = /job\/([^/]+)\//.exec(route.request().url()) ?? [];
    return route.fulfill({ json: withReadings(jobs.get(decodeURIComponent(id)), sent) });
  });
}

function withReadings(job: Record<string, unknown> | undefined, sent: unknown): object {
  if (job === undefined || !isObject(sent) || !isObject(job['meter'])) return {};
  const results = listIn(sent, 'results');
  const tasks = listIn(job['meter'], 'meterRateTasks').map((task) => {
    const result = results.find(({ taskId }) => taskId === task['taskId']);
    if (result === undefined) return task;
    const { readingDate } = sent;
    return { ...task, readingResults: [{ readingDate, readingValue: result['readingValue'] }] };
  });
  const done = tasks.every((task) => listIn(task, 'readingResults').length > 0);
  return { ...job, done, meter: { ...job['meter'], meterRateTasks: tasks } };
}

export const asDone = (job: unknown) => (isObject(job) ? { ...job, done: true } : job);
