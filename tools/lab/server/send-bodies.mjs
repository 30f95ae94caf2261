// A thread of bench-bodies.mjs: sends as many large bodies at once as it is told, and returns how many
// of them got which answer.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { calls, each } = workerData;
const agent = new Agent({ maxSockets: Infinity });
const answers = {};

function send({ url, token, body }) {
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    'idempotency-key': randomUUID(),
    authorization: `Bearer ${token}`,
  };
  return new Promise((done) => {
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answers[answer.statusCode] = (answers[answer.statusCode] ?? 0) + 1;
      answer.resume().on('close', done);
    });
    // A refused body is not read to its end. Without an answer, this would be a fault.
    sent.on('error', ({ code }) => {
      if (sent.res === null || sent.res === undefined) answers[code] = (answers[code] ?? 0) + 1;
      done();
    });
    sent.end(body);
  });
}

await Promise.all(calls.flatMap((call) => Array.from({ length: each }, () => send(call))));
agent.destroy();
parentPort.postMessage(answers);
