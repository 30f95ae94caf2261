import { applicationFromWire } from '@ablesbar/api-client';
import {
  createFakeServer,
  DEMO_DESIGN,
  designedFile,
  type FakeCall,
  type FakeServer,
  fakeToken,
  json,
} from '@ablesbar/api-client/testing';
import type { Application, Job } from '@ablesbar/domain';
import { NOW } from './a-demo-job';
import type { Person, Scene } from './scene';

const QUARTER_OF_AN_HOUR = 900;
const LANGUAGES = ['de', 'de-informal', 'en'] as const;

/** The demo server's answers to the people of a scene. Storybook serves the demo's own files. */
export async function demoServer(
  scene: Scene,
): Promise<FakeServer & { readonly application: Application }> {
  const server = createFakeServer();
  const application = await demoApplication(scene);
  const { applicationId } = application;
  server.on('HEAD', '/api/public/application', json(200, {}));
  server.on('GET', '/api/public/application', json(200, onTheWire(application)));
  server.on(
    'GET',
    '/api/public/application/manifest/manifest.json',
    json(200, { theme_color: themeColorOf(scene) }),
  );
  server.on('GET', `/api/public/help/${applicationId}`, json(200, {}));
  for (const language of LANGUAGES) {
    server.on('GET', `/api/public/help/${applicationId}/${language}`, async () =>
      json(200, { markdown: await demoText(`help.${language}.md`) }),
    );
  }
  server.on('GET', `/api/public/contact/${applicationId}`, () => demoFile('contact.json'));
  server.on('GET', `/api/public/meterReadingHelp/${applicationId}`, () =>
    demoFile('instructions.json'),
  );
  const asked = (answer: (person: Person) => unknown) => (call: FakeCall) => {
    const person = scene.as.find((one) => tokenOf(one) === call.token);
    return person === undefined ? json(401, {}) : json(200, answer(person));
  };
  server.on(
    'GET',
    '/api/pro/account/info',
    asked(({ id, name, parentId, parentName }) => ({ id, name, parentId, parentName })),
  );
  server.on(
    'GET',
    '/api/pro/job',
    asked(({ jobs }) => ({ jobs })),
  );
  server.on(
    'GET',
    '/api/pro/share/account',
    asked(({ shares }) => ({ sharedAccounts: shares })),
  );
  server.on(
    'GET',
    '/api/pro/account/crm-registration-info',
    asked(({ registration }) => registration),
  );
  server.on('POST', '/api/pro/job/reading-receipts', json(200, {}));
  server.on('POST', '/api/pro/unknown-reading', json(200, {}));
  for (const job of scene.as.flatMap(({ jobs }) => jobs)) {
    server.on('POST', resultPath(job.id), ({ body }) => json(200, withResults(job, body)));
  }
  scene.script(server);
  return { ...server, application };
}

export const resultPath = (jobId: string) => `/api/pro/job/${jobId}/meterRateTask/result`;

export const themeColorOf = ({ design }: Pick<Scene, 'design'>) => (design ?? DEMO_DESIGN).colour;

/** A token that is valid for a quarter of an hour from the time of every story. */
export function tokenOf({ id, username, roles }: Person): string {
  const iat = NOW.getTime() / 1000;
  return fakeToken({ accountId: id, sub: username, roles, iat, exp: iat + QUARTER_OF_AN_HOUR });
}

async function demoApplication({ config: parts, design }: Scene): Promise<Application> {
  const file: unknown = await (await demoFile('application.json')).json();
  const known = applicationFromWire(designedFile(file, design));
  if (known === null) throw new Error('Storybook does not serve the demo.');
  const { config } = known;
  return {
    ...known,
    config: {
      // Feedback on a value appears at once.
      meterReading: { ...config.meterReading, validationFeedbackDelay: 0, ...parts.meterReading },
      unknownUserReading: { ...config.unknownUserReading, ...parts.unknownUserReading },
      legal: { ...config.legal, ...parts.legal },
      features: { ...config.features, ...parts.features },
      communicationSettings: { ...config.communicationSettings, ...parts.communicationSettings },
      crmSettings: { ...config.crmSettings, ...parts.crmSettings },
      languageConfig: { ...config.languageConfig, ...parts.languageConfig },
    },
  };
}

/** The server sends the meters of the reading without a login by their kinds. */
function onTheWire({ config, ...application }: Application) {
  const { unknownUserReading } = config;
  const meters = Object.fromEntries(unknownUserReading.meters.map((one) => [one.meterType, one]));
  return {
    ...application,
    config: { ...config, unknownUserReading: { ...unknownUserReading, meters } },
  };
}

export const demoFile = (name: string) => fetch(`/demo/${name}`);
export const demoText = async (name: string) => (await demoFile(name)).text();

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The job after these results were sent. */
function withResults(job: Job, sent: unknown): Job {
  const results: readonly unknown[] =
    isObject(sent) && Array.isArray(sent['results']) ? sent['results'] : [];
  const readingDate = isObject(sent) ? String(sent['readingDate']) : '';
  const meterRateTasks = job.meter.meterRateTasks.map((task) => {
    const result = results.filter(isObject).find(({ taskId }) => taskId === task.taskId);
    if (result === undefined) return task;
    return {
      ...task,
      readingResults: [{ readingDate, readingValue: Number(result['readingValue']) }],
    };
  });
  const done = meterRateTasks.every(({ readingResults }) => readingResults.length > 0);
  return { ...job, done, meter: { ...job.meter, meterRateTasks } };
}
