import { EXAMPLES } from './examples';

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (value: unknown, ...path: readonly string[]) =>
  path.reduce((inner: unknown, name) => (isJson(inner) ? inner[name] : undefined), value);

/**
 * Gives the schemas names and the calls examples. A generated client then has a type `Job` and not the
 * same nameless object three times. A schema is named by its `title`, else a body or an answer by its call.
 */
export function completeDocument(document: Json): Json {
  const schemas = new Map<string, unknown>();
  const keep = (name: string, schema: unknown) => {
    const known = schemas.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two schemas of the calls are called ${name}.`);
    }
    schemas.set(name, schema);
    return { $ref: `#/components/schemas/${name}` };
  };
  const lift = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(lift);
    if (!isJson(value)) return value;
    const lifted = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, lift(one)]));
    return typeof value['title'] === 'string' ? keep(value['title'], lifted) : lifted;
  };
  const withContent = (holder: unknown, name: string, example: object | undefined): unknown => {
    if (!isJson(holder) || !isJson(holder['content'])) return holder;
    const content = Object.entries(holder['content']).map(
      ([type, media]): readonly [string, unknown] => {
        const isNamed = type === 'application/json' && at(media, 'schema', '$ref') === undefined;
        const schema = lift(at(media, 'schema'));
        const isLifted = at(schema, '$ref') !== undefined;
        const shown = isNamed && !isLifted ? keep(name, schema) : schema;
        return [type, { schema: shown, ...(example === undefined ? {} : { example }) }];
      },
    );
    return { ...holder, content: Object.fromEntries(content) };
  };
  const callOf = (call: Json): Json => {
    const id = String(call['operationId']);
    const name = id.charAt(0).toUpperCase() + id.slice(1);
    const example = EXAMPLES[id];
    const answers = Object.entries(isJson(call['responses']) ? call['responses'] : {});
    return {
      ...call,
      ...('requestBody' in call && {
        requestBody: withContent(call['requestBody'], `${name}Body`, example?.body),
      }),
      responses: Object.fromEntries(
        answers.map(([status, one]) => [
          status,
          status === '200' ? withContent(one, `${name}Answer`, example?.answer) : one,
        ]),
      ),
    };
  };
  const paths = Object.entries(isJson(document['paths']) ? document['paths'] : {}).map(
    ([path, calls]) => [
      path,
      Object.fromEntries(
        Object.entries(isJson(calls) ? calls : {}).map(([method, call]) => [
          method,
          isJson(call) ? callOf(call) : call,
        ]),
      ),
    ],
  );
  const components = isJson(document['components']) ? document['components'] : {};
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: {
      ...components,
      schemas: {
        ...Object.fromEntries(schemas),
        ...(isJson(components['schemas']) ? components['schemas'] : {}),
      },
    },
  };
}
