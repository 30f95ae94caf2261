import type { ConnectOverCDPTransport } from '@playwright/test';
import { WebSocket } from 'ws';

/** WebKitGTK's inspector takes no frame of 128 KiB or more; a longer message may have several frames. */
const FRAME_BYTES = 64 * 1024;

const SWAP_BEGINS = '"isProvisional":true';
const SWAP_ENDS = '"Target.didCommitProvisionalTarget"';
const CANCELLED = /Network\.loadingFailed.*cancelled/;
/** A target tells the identifier of its main frame, in a message within the message. */
const MAIN_FRAME = /"targetId":"([^"]+)".*\\"frameTree\\":\{\\"frame\\":\{\\"id\\":\\"([^"\\]+)\\"/;
const TARGET = /"targetId":"([^"]+)"/;

/** The targets that a WebKitGTK offers for inspection, by the paths of their sockets. */
export async function inspectableTargets(address: string): Promise<readonly string[]> {
  const page = await fetch(`http://${address}/`).then(
    (answer) => answer.text(),
    // It does not listen yet.
    () => '',
  );
  return [...page.matchAll(/\/socket\/\d+\/\d+\/WebPage/g)].map(([path]) => path);
}

/**
 * Carries Playwright's messages to one page of a WebKitGTK. Playwright speaks the inspector protocol
 * of an unmodified WebKit, as in Safari on iOS.
 *
 * A page of another site loads in a new process, and its target takes over from the old target.
 * Playwright is not prepared for two details of it, so this class corrects them.
 */
export class WebkitInspector implements ConnectOverCDPTransport {
  onmessage?: (message: object) => void;
  onclose?: (reason?: string) => void;
  private readonly socket: WebSocket;
  private readonly isOpen: Promise<void>;
  private readonly mainFrames = new Map<string, string>();
  private isSwapping = false;

  constructor(address: string, path: string) {
    this.socket = new WebSocket(`ws://${address}${path}`, { perMessageDeflate: false });
    this.isOpen = new Promise((done) => this.socket.once('open', () => done()));
    this.socket.on('message', (data: Buffer) => this.receive(data.toString()));
    this.socket.on('close', () => this.onclose?.());
    // Playwright reports the 'close' that follows.
    this.socket.on('error', () => undefined);
  }

  send(message: object): void {
    const bytes = Buffer.from(JSON.stringify(message));
    void this.isOpen.then(() => {
      for (let start = 0; start < bytes.length; start += FRAME_BYTES) {
        const end = start + FRAME_BYTES;
        this.socket.send(bytes.subarray(start, end), { binary: false, fin: end >= bytes.length });
      }
    });
  }

  close(): void {
    this.socket.close();
  }

  private receive(text: string): void {
    if (text.includes(SWAP_BEGINS)) this.isSwapping = true;
    if (text.includes(SWAP_ENDS)) this.isSwapping = false;
    // The new process takes the request over; Playwright would report a failed navigation.
    if (this.isSwapping && CANCELLED.test(text)) return;
    const message: unknown = JSON.parse(this.withOneMainFrame(text));
    if (typeof message === 'object' && message !== null) this.onmessage?.(message);
  }

  /** Playwright expects the same main frame after the swap, so all of them get one identifier. */
  private withOneMainFrame(text: string): string {
    const [, target, frame] = MAIN_FRAME.exec(text) ?? [];
    if (target !== undefined && frame !== undefined) this.mainFrames.set(target, frame);
    const main = this.mainFrames.get(TARGET.exec(text)?.[1] ?? '');
    return main === undefined ? text : text.replaceAll(`\\"${main}\\"`, '\\"main\\"');
  }
}
