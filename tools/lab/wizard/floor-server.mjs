import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** The headers of the product's page. Some of them make a browser start another process. */
export async function headersOf(url) {
  const { headers } = await fetch(url);
  const ofThatPage = /^(content-|transfer-|connection|keep-alive|date|etag|last-modified)/;
  return Object.fromEntries([...headers].filter(([name]) => !ofThatPage.test(name)));
}

/**
 * Serves a floor with the compression and the headers of the product's page; returns { url, stop }.
 */
export async function serveFloor(folder, headers) {
  const packed = new Map();
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : request.url;
    const type = TYPES[extname(path)];
    if (type === undefined) {
      response.writeHead(404).end();
      return;
    }
    if (!packed.has(path)) packed.set(path, brotliCompressSync(readFileSync(join(folder, path))));
    response.writeHead(200, { ...headers, 'content-type': type, 'content-encoding': 'br' });
    response.end(packed.get(path));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((done) => server.close(done)),
  };
}
