import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import { run } from '../../process/run.mjs';
import { inRoot } from '../../root.mjs';
import { freePort } from './free-port.mjs';

/** The name in our files. */
export const HOST = 'portal.example.org';

const deployed = (name) => readFileSync(inRoot('apps/server/deploy', name), 'utf8');

/** Replaces what an operator changes, too. A line that is not there is an error. */
function changed(text, changes) {
  return changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`${from} is missing`);
    return before.replace(from, () => to);
  }, text);
}

const SERVER_LINE = '  server 127.0.0.1:4200 max_fails=1 fail_timeout=5s;';

/** How each proxy is started with our file, which is changed only where an operator changes it. */
export const STARTS = {
  async nginx({ folder, port, upstreams }) {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const wish = ['req', '-x509', '-nodes', '-newkey', 'rsa:2048', '-days', '1'];
    const made = await run('openssl', [
      ...wish,
      '-subj',
      `/CN=${HOST}`,
      '-keyout',
      key,
      '-out',
      certificate,
    ]);
    if (made.code !== 0) throw new Error(made.output);
    const site = changed(deployed('nginx.conf'), [
      [SERVER_LINE, upstreams.map((one) => SERVER_LINE.replace('127.0.0.1:4200', one)).join('\n')],
      ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
      ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
      ['/etc/ssl/ablesbar/fullchain.pem', certificate],
      ['/etc/ssl/ablesbar/key.pem', key],
      ['/var/log/nginx/ablesbar.log', join(folder, 'access.log')],
    ]);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const whole = [
      `pid ${folder}/pid; error_log ${folder}/error.log; daemon off; events {}`,
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `http { ${paths.map((one) => `${one}_temp_path ${folder}/${one};`).join(' ')}`,
      site,
      '}',
    ];
    writeFileSync(join(folder, 'nginx.conf'), whole.join('\n'));
    return { client: https, args: ['-c', join(folder, 'nginx.conf'), '-p', folder] };
  },
  async caddy({ folder, port, upstreams }) {
    const own = ['admin off', 'default_bind 127.0.0.1'];
    const site = changed(deployed('Caddyfile'), [['{\n\t# A', `{\n\t${own.join('\n\t')}\n\t# A`]]);
    writeFileSync(join(folder, 'Caddyfile'), site);
    const env = {
      ABLESBAR_HOST: `http://${HOST}:${port}`,
      ABLESBAR_SERVERS: upstreams.join(' '),
      HOME: folder,
    };
    const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    return { client: http, args, env };
  },
};
