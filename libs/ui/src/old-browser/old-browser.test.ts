import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const script = readFileSync(join(__dirname, 'old-browser.js'), 'utf8');

const GENERAL = {
  language: 'de',
  path: '/',
  text: '**Kundendienst**\n\nTelefon [03999 7700](tel:+4939997700), [Karte](javascript:alert(1)), E-Mail [a_b@c.example](mailto:a_b@c.example)',
};

interface Answers {
  readonly [url: string]: unknown;
}

/** A browser with these abilities runs the script; a server gives the answers. */
function open({ isNew, answers = {} }: { isNew: boolean; answers?: Answers }): void {
  document.body.innerHTML = '<div id="root">App</div>';
  const calls = class {
    status = 0;
    responseText = '';
    onload = () => {};
    private url = '';
    open(_: string, url: string) {
      this.url = url;
    }
    send() {
      if (!(this.url in answers)) return;
      const answer = answers[this.url];
      this.status = 200;
      this.responseText = typeof answer === 'string' ? answer : JSON.stringify(answer);
      this.onload();
    }
  };
  Object.assign(window, {
    XMLHttpRequest: calls,
    HTMLScriptElement: isNew ? { supports: () => true } : {},
    CSS: { supports: () => isNew },
  });
  window.eval(script);
}

function server(language: string, items: readonly object[], name = 'Stadtwerke'): Answers {
  return {
    '/api/public/application': {
      applicationId: 'sw x',
      name,
      config: { languageConfig: { defaultLanguage: language } },
    },
    '/api/public/contact/sw%20x': { contactInformationItems: items },
  };
}

const shown = () => document.body.textContent;
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('leaves the page of a new browser alone', () => {
  open({ isNew: true });
  expect(document.getElementById('root')).toHaveTextContent('App');
});

test('an old browser gets a page to read, and the app cannot start in it', () => {
  open({ isNew: false });
  expect(document.getElementById('root')).toBeNull();
  expect(shown()).toContain('Dieser Browser ist zu alt');
  expect(shown()).toContain('Die Telefonnummer steht auf dem Schreiben');
});

test('shows the name and the phone number of the utility', () => {
  open({ isNew: false, answers: server('de', [GENERAL]) });
  expect(shown()).toContain('Stadtwerke');
  expect(shown()).toContain('Telefon 03999 7700');
  expect(shown()).not.toContain('auf dem Schreiben');
});

test('only addresses to call, to write to or to open become links', () => {
  open({ isNew: false, answers: server('de', [GENERAL]) });
  expect(links()).toEqual(['tel:+4939997700', 'mailto:a_b@c.example']);
});

test('markup of a server is shown as text', () => {
  const text = '<img src=x onerror=alert(1)>';
  open({ isNew: false, answers: server('de', [{ ...GENERAL, text }], '<b>Werk</b>') });
  expect(document.querySelector('img, b')).toBeNull();
  expect(shown()).toContain(text);
});

test.each([
  ['de', 'Hier können Sie Ihren Zählerstand', 'de'],
  ['de-informal', 'Hier kannst du deinen Zählerstand', 'de'],
  ['en', 'It cannot take your reading here', 'en'],
  ['fr', 'Hier können Sie Ihren Zählerstand', 'de'],
])('speaks the language of the utility: %s', (language, sentence, lang) => {
  open({ isNew: false, answers: server(language, []) });
  expect(shown()).toContain(sentence);
  expect(document.documentElement.lang).toBe(lang);
});

test('takes the contact of the language, rather for all screens than for one', () => {
  const items = [
    { language: 'en', text: 'English' },
    { language: 'de', path: '/ablesung', text: 'Ablesung' },
    { language: 'de', text: 'Allgemein' },
  ];
  open({ isNew: false, answers: server('de', items) });
  expect(shown()).toContain('Allgemein');
  open({ isNew: false, answers: server('de', items.slice(0, 2)) });
  expect(shown()).toContain('Ablesung');
});

test.each([
  ['no JSON', '<!doctype html>'],
  ['no settings', {}],
])('an answer with %s leaves a page to read', (_, answer) => {
  open({ isNew: false, answers: { '/api/public/application': answer } });
  expect(shown()).toContain('Dieser Browser ist zu alt');
});
