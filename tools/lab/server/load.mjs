import { Agent, request } from 'node:http';

/**
 * Makes one call and returns its duration and answer. Throws if the status is not 2xx, or not
 * `status`, because then the figure is wrong.
 */
function call(url, { method = 'GET', headers = {}, body = '', status, agent }) {
  const isExpected = (code) => (status === undefined ? code >= 200 && code < 300 : code === status);
  return new Promise((done, fail) => {
    const begun = performance.now();
    const sent = request(new URL(url), { method, headers, agent }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const ms = performance.now() - begun;
        const text = Buffer.concat(chunks).toString('utf8');
        if (isExpected(answer.statusCode)) done({ ms, text });
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
  return text === '' ? null : JSON.parse(text);
}

/**
 * `callers` call at the same time, each again after its answer, for `seconds` or until there were
 * `calls`.
 */
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
  return {
    count: times.length,
    perSecond: times.length / took,
    p99: times[Math.floor(times.length * 0.99)],
  };
}
