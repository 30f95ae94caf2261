import { configureStore } from '@reduxjs/toolkit';
import { type Answer, baseApi, createHttp, helpApi } from '@ablesbar/api-client';
import { keepHelp } from './keep-help';

const { hasHelp, help, instructions } = helpApi.endpoints;
const languages = () => ['de', 'en'] as const;

function aDisk(text = 'null') {
  return {
    getItem: async () => text,
    setItem: async (_key: string, next: string) => void (text = next),
    spoil: () => void (text = text.slice(0, -3)),
  };
}

/** A disk whose answer comes after that of the server. */
function lateDisk(disk: ReturnType<typeof aDisk>) {
  let answer = (): void => undefined;
  const isLate = new Promise<void>((done) => (answer = done));
  return {
    ...disk,
    getItem: () => isLate.then(disk.getItem),
    answers: async () => {
      await new Promise((done) => void setTimeout(done, 20));
      answer();
    },
  };
}

/** The server's answers, by the end of their address; null means that there is no connection. */
async function open(
  disk: ReturnType<typeof aDisk>,
  answers: Readonly<Record<string, unknown>> | null,
  applicationId = 'swm',
  keepPictures = async (_texts: readonly string[]) => undefined as void,
) {
  const fetch = async (input: URL | RequestInfo) => {
    if (answers === null) throw new TypeError('Failed to fetch');
    const path = input instanceof Request ? input.url : String(input);
    const name = Object.keys(answers).find((end) => path.endsWith(end));
    return name === undefined
      ? new Response('{}', { status: 404 })
      : new Response(JSON.stringify(answers[name]));
  };
  const accessToken = async (): Promise<Answer<string>> => ({ ok: true, value: 't' });
  const extra = {
    http: createHttp({ fetch }),
    sessions: { accessToken, replaceToken: accessToken },
  };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).concat(baseApi.middleware),
    // Listeners are notified of an answer at once, not with the next frame.
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });
  await keepHelp(store, { applicationId, languages }, disk, keepPictures);
  await Promise.all(store.dispatch(helpApi.util.getRunningQueriesThunk()));
  const state = store.getState();
  return {
    markdown: help.select({ applicationId, languages: languages() })(state).data,
    hasHelp: hasHelp.select(applicationId)(state).data,
    instructions: instructions
      .select(applicationId)(state)
      .data?.map(({ title }) => title),
  };
}

const whole = {
  '/help/swm': {},
  '/help/swm/de': { markdown: '# Hilfe' },
  '/meterReadingHelp/swm': { instructions: [{ title: 'Gas', text: 'So.' }] },
};
const all = {
  markdown: '# Hilfe',
  hasHelp: true,
  instructions: ['Gas'],
};
const nothing = {
  markdown: undefined,
  hasHelp: undefined,
  instructions: undefined,
};

test('the help that was loaded once is available without a connection', async () => {
  const disk = aDisk();
  expect(await open(disk, whole)).toEqual(all);
  expect(await open(disk, null)).toEqual(all);
});

test('a newer answer takes its place', async () => {
  const disk = aDisk();
  await open(disk, whole);
  await open(disk, { ...whole, '/help/swm/de': { markdown: '# Neu' } });
  expect(await open(disk, null)).toMatchObject({ markdown: '# Neu' });
});

test('without a help text of the utility only its instructions are shown', async () => {
  const disk = aDisk();
  const { '/meterReadingHelp/swm': instructionAnswer } = whole;
  await open(disk, {
    '/meterReadingHelp/swm': instructionAnswer,
  });
  expect(await open(disk, null)).toEqual({
    ...nothing,
    instructions: all.instructions,
  });
});

test('the pictures of help and instructions are kept at each visit', async () => {
  const disk = aDisk();
  for (const answers of [whole, whole, null]) {
    const kept: (readonly string[])[] = [];
    await open(disk, answers, 'swm', async (texts) => void kept.push(texts));
    expect(kept.at(-1)).toEqual(['# Hilfe', 'So.']);
  }
});

test.each([
  { says: 'another utility', applicationId: 'other', isSpoilt: false },
  { says: 'a spoilt disk', applicationId: 'swm', isSpoilt: true },
])('$says gets nothing of it', async ({ applicationId, isSpoilt }) => {
  const disk = aDisk();
  await open(disk, whole);
  if (isSpoilt) disk.spoil();
  expect(await open(disk, null, applicationId)).toEqual(nothing);
});

test('a disk that answers late holds up neither the server nor its own help', async () => {
  const disk = aDisk();
  await open(disk, whole);
  const late = lateDisk(disk);
  const opening = open(late, { ...whole, '/help/swm/de': { markdown: '# Neu' } });
  await late.answers();
  expect(await opening).toEqual({ ...all, markdown: '# Neu' });
  expect(await open(disk, null)).toMatchObject({ markdown: '# Neu' });
});

test('help that the server no longer has does not come back from a late disk', async () => {
  const disk = aDisk();
  await open(disk, whole);
  const late = lateDisk(disk);
  const opening = open(late, {});
  await late.answers();
  expect(await opening).toMatchObject({ hasHelp: false, markdown: undefined });
});
