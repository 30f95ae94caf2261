#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Playwright starts this program instead of Firefox ESR and speaks WebDriver BiDi with it. It passes
 * messages on, with two exceptions. It answers one command itself that Playwright sends to each new
 * page and that Firefox ESR does not know. And it gives each download an identifier, which Firefox
 * ESR does not send and Playwright needs.
 */
const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride';
const DOWNLOAD = '"method":"browsingContext.download';
const LISTENING = /WebDriver BiDi listening on (ws:\S+)/;

const firefox = spawn(process.env.FIREFOX ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal));
firefox.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else listenFor(address);
});

/** Playwright reads the address from the output, in the words of Firefox. */
function listenFor(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const { port } = server.address();
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(`${address}${url}`, { perMessageDeflate: false });
    const isOpen = new Promise((done) => browser.once('open', done));
    playwright.on('message', async (data) => {
      const { id, method } = JSON.parse(data);
      if (method === UNKNOWN_TO_FIREFOX) {
        playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
        return;
      }
      await isOpen;
      browser.send(String(data));
    });
    browser.on('message', (data) => playwright.send(nameDownload(String(data))));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
}

function nameDownload(message) {
  if (!message.includes(DOWNLOAD)) return message;
  const { params, ...rest } = JSON.parse(message);
  return JSON.stringify({ ...rest, params: { download: params.url, ...params } });
}
