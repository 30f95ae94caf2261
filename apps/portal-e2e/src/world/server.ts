import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository, ServerProcess } from './server-process';

const newFolder = () => mkdtemp(join(tmpdir(), 'ablesbar-e2e-'));

/** A server for one journey alone, on the embedded database. */
export class Server extends ServerProcess {
  private constructor(
    private readonly dataDir: string,
    folder: string,
  ) {
    super({ folder, dataDir });
  }

  static async create(folder = repository): Promise<Server> {
    const server = new Server(await newFolder(), folder);
    await server.start();
    return server;
  }

  /** Starts a server on a copy of existing data, which is much faster than making the demo data. */
  static async createWith(data: string, folder = repository): Promise<Server> {
    const server = new Server(await newFolder(), folder);
    await cp(data, server.dataDir, { recursive: true });
    await server.start();
    return server;
  }

  async destroy(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
