import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** A page to compare with, packed as the product's own server packs its files; returns { url, stop }. */
export async function serveFloor(folder) {
  const packed = new Map();
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : request.url;
    const type = TYPES[extname(path)];
    if (type === undefined) {
      response.writeHead(404).end();
      return;
    }
    if (!packed.has(path)) packed.set(path, brotliCompressSync(readFileSync(join(folder, path))));
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' });
    response.end(packed.get(path));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((done) => server.close(done)),
  };
}
