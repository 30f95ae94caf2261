import { readFileSync } from 'node:fs';
import { inRoot } from '../../root.mjs';

const PATH = inRoot('apps/server/deploy/Containerfile');

/** The instructions of the last stage, which is the image, and the commands of the stage before. */
export function readContainerfile(text = readFileSync(PATH, 'utf8')) {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  const stages = [];
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (word === 'FROM') stages.push([]);
    else if (word !== '') stages.at(-1).push({ word, rest });
  }
  const [build, image] = stages;
  const only = (word) => image.filter((one) => one.word === word).map(({ rest }) => rest);
  const commandOf = (rest) => JSON.parse(rest.slice(rest.indexOf('[')));
  return {
    buildSteps: build
      .filter(({ word }) => word === 'RUN')
      .flatMap(({ rest }) => rest.split(' && ')),
    copies: only('COPY'),
    environment: Object.fromEntries(
      only('ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('='))),
    ),
    command: commandOf(only('CMD')[0]),
    health: commandOf(only('HEALTHCHECK')[0]),
  };
}
