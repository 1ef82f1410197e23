import { isIPv6 } from 'node:net'

/**
 * Who an address stands for when calls are counted. A household or a server gets a whole /64 of IPv6 addresses and could
 * call from each of them; an IPv4 address is itself, however it is written.
 */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address
  const plain = address.split('%')[0]!
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)
  if (mapped !== null) return mapped[1]!
  // The URL parser knows every way to write an address and answers with one.
  const groups = groupsOf(new URL(`http://[${plain}]`).hostname.slice(1, -1))
  return `${groups.slice(0, 4).join(':')}::/64`
}

function groupsOf(shortest: string): string[] {
  const [before = '', after] = shortest.split('::')
  const head = before === '' ? [] : before.split(':')
  if (after === undefined) return head
  const tail = after === '' ? [] : after.split(':')
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail]
}
