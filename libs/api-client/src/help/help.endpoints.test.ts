import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../base/base-api';
import { failed } from '../http/api-problem';
import { createHttp } from '../http/create-http';
import { createFakeServer, json, page } from '../testing/fake-server';
import { helpApi } from './help.endpoints';

function setUp() {
  const server = createFakeServer();
  const noToken = async () => failed('session-expired');
  const extra = {
    http: createHttp({ fetch: server.fetch }),
    sessions: { accessToken: noToken, replaceToken: noToken },
  };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (middleware) =>
      middleware({ thunk: { extraArgument: extra } }).concat(baseApi.middleware),
  });
  return { server, dispatch: store.dispatch };
}

const { hasHelp, help, instructions } = helpApi.endpoints;

test.each([
  { says: '200 with a page', answer: page(200), data: true },
  { says: '404', answer: json(404, {}), data: false },
  { says: '500', answer: json(500, {}), data: false },
  { says: 'no answer: not known', answer: 'lost' as const, data: undefined },
])('whether there is a help: $says', async ({ answer, data }) => {
  const { server, dispatch } = setUp();
  server.on('GET', '/api/public/help/swm', answer);
  expect((await dispatch(hasHelp.initiate('swm'))).data).toBe(data);
  // The endpoint is public: the request carries no token.
  expect(server.calls[0]?.token).toBeNull();
});

test('a language that the server lacks is no reason to be without help', async () => {
  const { server, dispatch } = setUp();
  server.on('GET', '/api/public/help/swm/fr', json(404, {}));
  server.on('GET', '/api/public/help/swm/de', json(200, { markdown: '# Hilfe' }));
  const asked = await dispatch(help.initiate({ applicationId: 'swm', languages: ['fr', 'de'] }));
  expect(asked.data).toBe('# Hilfe');
});

test.each([
  { says: 'without markdown', answer: json(200, {}) },
  { says: 'that is a page', answer: page(200) },
  { says: '500', answer: json(500, {}) },
])('a help $says is a failed call', async ({ answer }) => {
  const { server, dispatch } = setUp();
  server.on('GET', '/api/public/help/swm/de', answer);
  const asked = await dispatch(help.initiate({ applicationId: 'swm', languages: ['de', 'en'] }));
  expect(asked.isError).toBe(true);
  expect(server.calls).toHaveLength(1);
});

test('instructions may have missing fields', async () => {
  const { server, dispatch } = setUp();
  const list = [{ text: 'So.', multiMeterRate: 'yes' }, { title: 'Ohne Text' }];
  server.on('GET', '/api/public/meterReadingHelp/swm', json(200, { instructions: list }));
  expect((await dispatch(instructions.initiate('swm'))).data).toEqual([
    {
      language: null,
      title: '',
      text: 'So.',
      obisFilter: null,
      meterNumberFilter: null,
      multiMeterRate: null,
    },
  ]);
});
