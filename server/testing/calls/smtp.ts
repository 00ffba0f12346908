import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** What the envelope said, which alone decides who gets the mail. */
  from: string;
  recipients: string[];
  mail: Email;
  raw: string;
}

/** As mail servers do, it repeats the address. */
const refusal = (code: number, address: string) =>
  code ? Object.assign(new Error(`<${address}>: not today`), { responseCode: code }) : null;

/** A mail server that keeps its port while it is away. */
export class SpecSmtp {
  readonly received: ReceivedMail[] = [];
  /** Has SMTP_URL once the server has been open. */
  readonly variables: NodeJS.ProcessEnv = {};
  /** The codes that a sender, a recipient and a mail after its last line are answered with; 0 takes them. */
  answerTo: Record<'MAIL' | 'RCPT' | 'DATA', (address: string) => number>;
  /** What a mail has to wait for before it is taken. */
  beforeTaking: () => Promise<unknown>;
  /** How often somebody connected. */
  connections = 0;

  private server?: { net: Server; sockets: Set<Socket> };
  private port = 0;

  /** Opens a mail server that takes everything. */
  async open(): Promise<void> {
    this.answerTo = { MAIL: () => 0, RCPT: () => 0, DATA: () => 0 };
    this.beforeTaking = () => Promise.resolve();
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      onMailFrom: ({ address }, _session, answer) => answer(refusal(this.answerTo.MAIL(address), address)),
      onRcptTo: ({ address }, _session, answer) => answer(refusal(this.answerTo.RCPT(address), address)),
      onData: (stream, { envelope }, answer) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const recipients = envelope.rcptTo.map(({ address }) => address);
        this.take(stream, from, recipients).then(answer, answer);
      },
    });
    smtp.on('error', () => undefined); // a client that hangs up is no failure of the server
    await this.listen(smtp.server);
  }

  /** Opens a server that does with each connection what it is told, instead of speaking SMTP. */
  async openBroken(treat: (socket: Socket) => void): Promise<void> {
    await this.listen(createServer((socket) => treat(socket.on('error', () => socket.destroy()))));
  }

  /** Hangs up on everybody and lets nobody in. */
  async close(): Promise<void> {
    if (!this.server) return;
    const { net, sockets } = this.server;
    this.server = undefined;
    net.close();
    for (const socket of sockets) socket.destroy();
    await once(net, 'close');
  }

  private async listen(net: Server): Promise<void> {
    await this.close();
    const sockets = new Set<Socket>();
    net.on('connection', (socket: Socket) => {
      this.connections += 1;
      sockets.add(socket.once('close', () => sockets.delete(socket)));
    });
    await once(net.listen(this.port, '127.0.0.1'), 'listening');
    this.server = { net, sockets };
    this.port = (net.address() as AddressInfo).port;
    // the timeouts of the product, but for the greeting, which one spec waits for
    this.variables.SMTP_URL = `smtp://127.0.0.1:${this.port}?greetingTimeout=500`;
  }

  private async take(stream: NodeJS.ReadableStream, from: string, recipients: string[]): Promise<Error | null> {
    const content = await buffer(stream);
    const code = this.answerTo.DATA(recipients[0]);
    await this.beforeTaking();
    const mail = await PostalMime.parse(content);
    if (code === 0) this.received.push({ from, recipients, mail, raw: content.toString('latin1') });
    return refusal(code, recipients[0]);
  }
}

/** A mail server for the suite that calls it, open from its beginning; call it before `useApp`. */
export function useSmtp(): SpecSmtp {
  const smtp = new SpecSmtp();
  beforeAll(() => smtp.open());
  afterAll(() => smtp.close());
  return smtp;
}
