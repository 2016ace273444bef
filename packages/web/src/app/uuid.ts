/**
 * A key that nobody else has (a UUID of version 4). Browsers have one of their own, but not where a page came without https: a
 * table at home, which the others open by the address of the machine.
 */
export const newUuid = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  })
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
