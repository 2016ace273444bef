/** The address that limits count: a whole IPv4 address, or the /64 of an IPv6 one, which is what one subscriber gets. */
import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address; `::` stands for as many zeros as are missing. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
};

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

export const countedAddress = (ip: string): string => {
  const [plain = ''] = ip.split('%');
  const mapped = MAPPED.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  // An IPv4 address in the last 32 bits changes nothing in the first 64.
  const hexOnly = plain.replace(/\d{1,3}(?:\.\d{1,3}){3}$/, '0:0');
  if (!isIPv6(plain)) return plain;
  return `${groupsOf(hexOnly).slice(0, 4).join(':')}::/64`;
};
