import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Addresses of our own proxies, whose word on who asks is taken. */
export interface TrustedProxies {
  has(address: string): boolean;
}

/** @throws what is no address or network, in words for the operator */
export function trustedProxies(entries: readonly string[]): TrustedProxies {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits, ...more] = entry.split('/');
    const version = isIP(address);
    const width = version === 4 ? 32 : 128;
    const prefix = bits === undefined ? width : Number(bits);
    if (
      version === 0 ||
      more.length > 0 ||
      !Number.isInteger(prefix) ||
      prefix < 0 ||
      prefix > width
    ) {
      throw new Error(
        `FORECOURT_TRUSTED_PROXIES names "${entry}", which is no address, so visitors behind it cannot be told apart. ` +
          'List addresses or networks such as 10.0.0.0/8, separated by commas.',
      );
    }
    list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  return { has: (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') };
}

/**
 * Who asks: the address of the connection, or what our own proxies say it is, read from the nearest
 * outwards. What anybody further away has written into `X-Forwarded-For` counts for nothing.
 */
export function visitorOf(incoming: IncomingMessage, proxies: TrustedProxies): string {
  const hops = [incoming.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  let address = plainAddress(incoming.socket.remoteAddress ?? '');
  while (address !== null && proxies.has(address)) {
    const next = plainAddress(hops.pop()?.trim() ?? '');
    if (next === null) break;
    address = next;
  }
  return address === null ? 'unknown' : networkOf(address);
}

/** IPv4 as it is also when it comes in IPv6; `null` for what is no address. */
function plainAddress(text: string): string | null {
  const version = isIP(text);
  if (version !== 6) return version === 4 ? text : null;
  const groups = groupsOf(text);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!isMapped) return groups.join(':');
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
}

/** An IPv6 host has a network of its own and as many addresses as it likes. */
function networkOf(address: string): string {
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** The eight groups of an IPv6 address, in one spelling. */
function groupsOf(address: string): string[] {
  const [bare = ''] = address.split('%');
  const [head = '', tail = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
}
