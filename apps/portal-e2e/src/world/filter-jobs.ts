import type { Page } from '@playwright/test';

/** Lets the portal see only some of the server's jobs. */
export async function filterJobs(
  page: Page,
  choose: (jobs: readonly unknown[]) => readonly unknown[],
): Promise<void> {
  await page.route('**/api/pro/job', async (route) => {
    const response = await route.fetch();
    const body: unknown = await response.json();
    const jobs: readonly unknown[] =
      typeof body === 'object' && body !== null && 'jobs' in body && Array.isArray(body.jobs)
        ? body.jobs
        : [];
    await route.fulfill({ response, json: { jobs: choose(jobs) } });
  });
}
