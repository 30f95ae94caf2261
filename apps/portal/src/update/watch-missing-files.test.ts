import { createHttp } from '@ablesbar/api-client';
import { watchMissingFiles } from './watch-missing-files';

const OUR_SCRIPT = '/assets/index-ours.js';
const pageWith = (script: string) =>
  `<title>Portal</title><script type="module" src="${script}"></script>`;
const newer = pageWith('/assets/index-next.js');
const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};
const application = (status: number) => () =>
  new Response(JSON.stringify({ applicationId: 'a-1' }), {
    status,
    headers: { 'content-type': 'application/json' },
  });
const html = (text: string) => () =>
  new Response(text, { headers: { 'content-type': 'text/html' } });

beforeEach(() => {
  document.head.innerHTML = pageWith(OUR_SCRIPT);
});

test.each([
  {
    says: 'if the server has a newer page: the build is outdated',
    served: html(newer),
    demands: 1,
  },
  {
    says: 'if the server has this page: something refuses the file',
    served: html(pageWith(OUR_SCRIPT)),
  },
  { says: 'if the page has no script: nothing is known', served: html('<h1>Wartung</h1>') },
  { says: 'if the page cannot be fetched: nothing is known', served: lost },
  { says: 'without a connection: nothing is known', answer: lost, served: lost },
  { says: 'while the server restarts: nothing is known', answer: application(503) },
  { says: 'while only a proxy answers: nothing is known', answer: application(502) },
])(
  'a file fails to load $says',
  async ({ answer = application(200), served = html(newer), demands = 0 }) => {
    const page = Object.assign(new EventTarget(), { document });
    const demand = jest.fn();
    const fetch = jest.fn(async (asked: RequestInfo | URL) =>
      asked === document.location.pathname ? served() : answer(),
    );
    watchMissingFiles(page, createHttp({ fetch }), fetch, { demand });
    page.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetch).toHaveBeenCalled();
    expect(demand).toHaveBeenCalledTimes(demands);
  },
);
