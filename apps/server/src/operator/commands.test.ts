import { COMMANDS } from './commands';
import { givenTo } from './given-input';

/** Words that no English sentence has. */
const GERMAN = /[äöüÄÖÜß„]|\b(der|das|und|nicht|wird|eine|einen|für|oder|ohne|Datei|Kunde)\b/;

it.each(COMMANDS)('$name has an example that its own options take', (command) => {
  const args = command.example.match(/"[^"]*"|\S+/g) ?? [];
  const words = command.name.split(' ');
  expect(args.slice(0, words.length)).toEqual(words);
  expect(() => givenTo(command, args.slice(words.length))).not.toThrow();
});

it.each(COMMANDS)('the help of $name fits a terminal', ({ details }) => {
  expect(details).not.toMatch(/.{131}/);
});

describe('on an English terminal', () => {
  let english: typeof COMMANDS = [];
  beforeAll(async () => {
    const before = process.env['LC_ALL'];
    process.env['LC_ALL'] = 'en_GB.UTF-8';
    await jest.isolateModulesAsync(async () => {
      english = (await import('./commands')).COMMANDS;
    });
    process.env['LC_ALL'] = before;
  });

  it.each(COMMANDS)('$name has an English help with the same options', (german) => {
    const command = english.find(({ name }) => name === german.name);
    if (command === undefined) throw new Error('missing');
    const { summary, details, words, values, switches } = command;
    expect([summary, details]).not.toContain(german.summary);
    expect(words).toHaveLength(german.words.length);
    expect(Object.keys(values)).toEqual(Object.keys(german.values));
    expect(Object.keys(switches)).toEqual(Object.keys(german.switches));
    const said = [summary, details, ...words, ...Object.values({ ...values, ...switches })];
    for (const text of said) {
      expect(text).not.toMatch(GERMAN);
      expect(text).not.toMatch(/.{131}/);
    }
  });
});

it.each([
  { changes: 'campaign open' },
  { changes: 'campaign close' },
  { changes: 'import' },
  { changes: 'remind' },
  { changes: 'create account' },
  { changes: 'change login' },
  { changes: 'revoke' },
  { changes: 'erase' },
  { changes: 'erase anonymous' },
  { changes: 'move photos' },
  { changes: 'rotate keys' },
  { changes: 'restore' },
  { changes: 'export readings' },
])('$changes has a dry run', ({ changes }) => {
  const command = COMMANDS.find(({ name }) => name === changes);
  expect(Object.keys(command?.switches ?? {})).toContain('dry-run');
});
