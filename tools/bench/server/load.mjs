import { Agent, request } from 'node:http';

/** One call; how long it took, and what came back. Anything but a 2xx spoils the figure, so it throws. */
function call(url, { method = 'GET', headers = {}, body = '', agent }) {
  return new Promise((done, fail) => {
    const begun = performance.now();
    const sent = request(new URL(url), { method, headers, agent }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const ms = performance.now() - begun;
        const text = Buffer.concat(chunks).toString('utf8');
        if (answer.statusCode >= 200 && answer.statusCode < 300) done({ ms, text });
        else fail(new Error(`${method} ${url}: ${answer.statusCode} ${text.slice(0, 300)}`));
      });
    });
    sent.once('error', fail);
    sent.end(body);
  });
}

export async function once(url, options = {}) {
  const agent = new Agent();
  const { text } = await call(url, { ...options, agent });
  agent.destroy();
  return JSON.parse(text);
}

/** So many callers at once, each with its next call when the last is answered; for a while, or so often. */
export async function load(nextCall, { callers, seconds = Infinity, calls = Infinity }) {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const until = performance.now() + seconds * 1000;
  const times = [];
  let left = calls;
  const worker = async () => {
    while (performance.now() < until && left > 0) {
      left -= 1;
      const { url, ...options } = nextCall();
      times.push((await call(url, { ...options, agent })).ms);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: callers }, worker));
  agent.destroy();
  const took = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  return { perSecond: times.length / took, p99: times[Math.floor(times.length * 0.99)] };
}
