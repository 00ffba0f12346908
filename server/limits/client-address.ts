import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** A household or a phone has a whole /64 of IPv6 at its disposal, so that much counts as one address. */
const NETWORK_GROUPS = 4;

/** `2001:db8::1` as its eight groups. */
function groupsOf(address: string): string[] {
  const [head, tail] = address
    .split('%')[0]
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  return tail ? [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail] : head;
}

/** What a visitor is counted by: the address behind TRUST_PROXY's proxies. */
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
