import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** A household or a phone usually has a whole IPv6 /64 network, so a /64 counts as one address. */
const NETWORK_GROUPS = 4;

/** The eight groups of an address such as `2001:db8::1`. */
function groupsOf(address: string): string[] {
  const [head, tail] = address
    .split('%')[0]
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  return tail ? [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail] : head;
}

/** The key that a visitor is counted under: the client's address behind the proxies of TRUST_PROXY. */
export function clientAddress(ip = ''): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const network = groupsOf(ip).slice(0, NETWORK_GROUPS);
  return `${network.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}

export const ClientAddress = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  clientAddress(context.switchToHttp().getRequest<Request>().ip),
);
