import { isIPv6 } from 'node:net'

/** A household or server has a whole /64 of IPv6 addresses, so it counts as one. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address
  const plain = address.split('%')[0]!
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)
  if (mapped !== null) return mapped[1]!
  // The URL parser normalizes every notation of an address.
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
