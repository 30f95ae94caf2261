import type { FastifyInstance } from 'fastify';
import { consoleTexts } from './console-texts';
import { codeOf, reasonOf, StartFailure } from './start-failure';

export interface ListenPlace {
  readonly host: string;
  readonly port: number;
  /** The name of the setting that holds the port. */
  readonly setting: string;
}

/** Opens the port and returns its number: with port 0, the system chooses one. */
export async function listen(server: FastifyInstance, place: ListenPlace): Promise<number> {
  const { host, port, setting } = place;
  try {
    await server.listen({ host, port });
  } catch (error) {
    throw new StartFailure(
      codeOf(error) === 'EADDRINUSE'
        ? consoleTexts.portTaken(setting, port)
        : consoleTexts.noSuchHost(host, reasonOf(error)),
    );
  }
  const address = server.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
