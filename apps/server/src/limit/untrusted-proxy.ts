import type { FastifyInstance } from 'fastify';
import { BlockList } from 'node:net';
import { consoleTexts } from '../base/console-texts';
import { addressOf } from './address';

/** Whether calls come through a proxy that TRUSTED_PROXY does not name. */
export interface UntrustedProxy {
  isSeen(): boolean;
}

const INSIDE = new BlockList();
INSIDE.addSubnet('10.0.0.0', 8);
INSIDE.addSubnet('172.16.0.0', 12);
INSIDE.addSubnet('192.168.0.0', 16);
INSIDE.addSubnet('127.0.0.0', 8);

/**
 * Behind such a proxy, all customers have its address, and the limits of an address stop them together.
 * So the first call with a forwarded address that is not believed says what to do.
 */
export function watchForUntrustedProxy(
  server: FastifyInstance,
  say: (line: string) => void,
): UntrustedProxy {
  let isSeen = false;
  server.addHook('onRequest', async (request) => {
    if (isSeen || request.headers['x-forwarded-for'] === undefined) return;
    // Fastify lists more than the connection's own address if it believes the header.
    if ((request.ips?.length ?? 1) > 1) return;
    isSeen = true;
    const address = addressOf(request);
    // The address of a stranger is not written down. A proxy usually stands in the own network.
    say(consoleTexts.untrustedProxy(INSIDE.check(address) ? address : null));
  });
  return { isSeen: () => isSeen };
}
