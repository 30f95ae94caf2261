import { subscribe } from 'node:diagnostics_channel';

/**
 * Runs in the server's process (node --import) and reports when the server has no call under way.
 * A browser that closes aborts its calls, but the server finishes them, and would write their results
 * into the data of the next journey.
 */
const underWay = new Set();
let waiting = [];

subscribe('http.server.request.start', ({ request, response }) => {
  if (!/^\/(api|auth)\//.test(request.url)) return;
  underWay.add(response);
  const { writeHead } = response;
  // The server writes the head of an answer after it has stored everything, even if the browser is gone.
  response.writeHead = (...head) => {
    response.writeHead = writeHead;
    finish(response);
    return response.writeHead(...head);
  };
  // If the browser closes before the server has read the body, the server never gets the rest and
  // stores nothing.
  response.once('close', () => {
    if ('content-type' in request.headers && !request.readableEnded) finish(response);
  });
});

function finish(response) {
  underWay.delete(response);
  if (underWay.size === 0) answer();
}

function answer() {
  for (const say of waiting) say();
  waiting = [];
}

process.on('message', () => {
  waiting.push(() => process.send('idle'));
  if (underWay.size === 0) answer();
});
