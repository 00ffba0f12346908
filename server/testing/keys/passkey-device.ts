import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { WebAuthnJson } from '#shared/accounts/two-factor-contract';

interface Site {
  origin: string;
  /** Whether the device has verified its user. */
  verified?: boolean;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64 = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** Flags of the authenticator data: user present, user verified, key included. */
const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

/** CBOR as far as WebAuthn needs it: byte and text strings of up to 65,535 bytes. */
const sized = (major: number, { length }: Buffer) =>
  length < 24
    ? Buffer.from([major | length])
    : length < 256
      ? Buffer.from([major | 24, length])
      : Buffer.from([major | 25, length >> 8, length & 255]);
const bytes = (data: Buffer) => Buffer.concat([sized(0x40, data), data]);
const text = (data: string) => Buffer.concat([sized(0x60, Buffer.from(data)), Buffer.from(data)]);

/** A device with a passkey, with the responses of a browser. */
export class PasskeyDevice {
  readonly id = randomBytes(32);
  private counter = 0;
  private readonly privateKey: KeyObject;
  private readonly publicKey: Buffer;

  /** A device with a signature counter reveals copies of its key. */
  constructor(private readonly counts = true) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    // {kty: EC2, alg: ES256, crv: P-256, x, y}
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
    const [left, right] = [x, y].map((part) => bytes(Buffer.from(part, 'base64url')));
    this.publicKey = Buffer.concat([head, left, Buffer.from([0x22]), right]);
  }

  /** The result of `startRegistration`. */
  make(challenge: string, site: Site): WebAuthnJson {
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.publicKey]);
    const data = Buffer.concat([this.dataOf(site, FLAGS.attested), attested]);
    const none = Buffer.concat([text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])]);
    const attestation = Buffer.concat([Buffer.from([0xa3]), none, text('authData'), bytes(data)]);
    const response = { attestationObject: base64(attestation), transports: ['internal', 'hybrid'] };
    return this.answer({ ...response, clientDataJSON: this.clientData('webauthn.create', challenge, site) });
  }

  /** The result of `startAuthentication`. */
  sign(challenge: string, site: Site): WebAuthnJson {
    if (this.counts) this.counter++;
    const clientDataJSON = this.clientData('webauthn.get', challenge, site);
    const data = this.dataOf(site);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = createSign('sha256').update(signed).sign(this.privateKey);
    return this.answer({ clientDataJSON, authenticatorData: base64(data), signature: base64(signature) });
  }

  /** Lowers the counter, as on a copy made earlier. */
  rewind(times: number): void {
    this.counter -= times;
  }

  private answer(response: object): WebAuthnJson {
    const id = base64(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string, { origin }: Site): string {
    return base64(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private dataOf({ origin, verified = true }: Site, more = 0): Buffer {
    const flags = FLAGS.present | (verified ? FLAGS.verified : 0) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter]);
  }
}
