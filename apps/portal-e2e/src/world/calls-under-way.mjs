import { subscribe } from 'node:diagnostics_channel';

/**
 * Loaded into the server's process from outside (node --import): says when no call is under way any
 * more. A browser that closes breaks off what it waits for; the server finishes it all the same, and
 * would write it into the data of the next journey.
 */
const underWay = new Set();
let waiting = [];

subscribe('http.server.request.start', ({ request, response }) => {
  if (!/^\/(api|auth)\//.test(request.url)) return;
  underWay.add(response);
  const { writeHead } = response;
  // The head of an answer goes out once everything is stored, also to a browser that is gone.
  response.writeHead = (...head) => {
    response.writeHead = writeHead;
    finish(response);
    return response.writeHead(...head);
  };
  // A browser that goes before its body is read takes the body with it: the server waits for it in
  // vain, and stores nothing.
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
  // What has come over the line by now is read before this is looked at.
  setTimeout(() => {
    waiting.push(() => process.send('at rest'));
    if (underWay.size === 0) answer();
  });
});
