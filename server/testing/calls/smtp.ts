import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** The envelope, which decides who receives the mail. */
  from: string;
  recipients: string[];
  mail: Email;
  raw: string;
}

/** An error that repeats the address, as mail servers do; null for 0. */
const refusal = (code: number, address: string) =>
  code ? Object.assign(new Error(`<${address}>: not today`), { responseCode: code }) : null;

/** A mail server that keeps its port while it is closed. */
export class SpecSmtp {
  readonly received: ReceivedMail[] = [];
  /** Contains SMTP_URL once the server is open. */
  readonly variables: NodeJS.ProcessEnv = {};
  /** Response codes to the sender, the recipient and the content of a mail; 0 accepts it. */
  answerTo: Record<'MAIL' | 'RCPT' | 'DATA', (address: string) => number>;
  /** Awaited before a mail is accepted. */
  beforeTaking: () => Promise<unknown>;
  /** The number of connections so far. */
  connections = 0;

  /** @param options query of SMTP_URL, such as `?greetingTimeout=500` */
  constructor(private readonly options = '') {}

  private server?: { net: Server; sockets: Set<Socket> };
  private port = 0;

  /** Opens a mail server that accepts everything. */
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
    smtp.on('error', () => undefined); // a client that disconnects is no failure
    await this.listen(smtp.server);
  }

  /** Opens a server that calls `treat` with each connection instead of speaking SMTP. */
  async openBroken(treat: (socket: Socket) => void): Promise<void> {
    await this.listen(createServer((socket) => treat(socket.on('error', () => socket.destroy()))));
  }

  /** Closes all connections and the port. */
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
    this.variables.SMTP_URL = `smtp://127.0.0.1:${this.port}${this.options}`;
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

/** A mail server that is open for the calling suite, with options of SMTP_URL. Call it before `useApp`. */
export function useSmtp(options?: string): SpecSmtp {
  const smtp = new SpecSmtp(options);
  beforeAll(() => smtp.open());
  afterAll(() => smtp.close());
  return smtp;
}
