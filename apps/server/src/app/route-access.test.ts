import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { OpenDatabase } from '../database/open-database';
import { type AccessWorld, createAccessWorld } from '../testing/access-world';
import { ROLES, ROUTE_ACCESS } from '../testing/route-access';
import { anyDatabase, openTestDatabase } from '../testing/test-database';

const NOTHING = /^\{"message":"There is nothing here\."\}$|<h1>Dieser Link gilt nicht mehr</;

let opened: OpenDatabase;
let world: AccessWorld;
beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
  world = await createAccessWorld(opened);
});
afterAll(async () => {
  await world.test.server.close();
  await opened.close();
});

it.each(Object.entries(ROUTE_ACCESS))('%s', async (route, { body, statuses, shows }) => {
  const [method = '', path = ''] = route.split(' ');
  const answered: Record<string, number> = {};
  const shown: string[] = [];
  for (const role of ROLES) {
    const scene = await world.newScene();
    const url = path.replace(/\{(\w+)\}/g, (_whole, name: string) => scene.params[name] ?? 'none');
    const answer = await world.test.server.inject({
      method: methodOf(method),
      url,
      headers: { ...scene.headersOf(role) },
      ...(body === undefined ? {} : { payload: body(scene) }),
    });
    answered[role] = answer.statusCode;
    const secret = shows === undefined ? undefined : scene.params[shows.param];
    if (secret !== undefined && answer.body.includes(`"${secret}"`)) shown.push(role);
    // The answer for another account's item must equal the answer for an item that does not exist.
    if (answer.statusCode === 404) expect(answer.body).toMatch(NOTHING);
  }
  expect(answered).toEqual(statuses);
  expect(shown).toEqual(shows?.to ?? []);
});

it('has a line for every route, and no other', async () => {
  const { body } = await world.test.get('/api/openapi.json');
  expect(Object.keys(ROUTE_ACCESS).sort()).toEqual([...routesOf(body)].sort());
});

const Described = Type.Object({
  paths: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown())),
});

function routesOf(description: unknown): readonly string[] {
  if (!Value.Check(Described, description)) throw new Error('The calls are not described.');
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

function methodOf(method: string): 'GET' | 'POST' | 'DELETE' {
  if (method === 'GET' || method === 'POST' || method === 'DELETE') return method;
  throw new Error(`No row of ours: ${method}`);
}
