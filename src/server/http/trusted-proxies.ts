import { isIP } from 'node:net'

/** Tells whether the sender at an address, this many hops away, is trusted to name the client. */
type Trust = false | string[] | ((address: string, hop: number) => boolean)

export const PROXY_RULE =
  'it must be off, a number of proxies from 1 to 10, or their addresses such as 10.0.0.5,10.1.0.0/16'

export function trustedProxies(setting: string): Trust | undefined {
  if (setting === 'off') return false
  const hops = setting === 'on' ? 1 : Number(setting)
  if (/^(?:on|[1-9]|10)$/.test(setting)) return (_, hop) => hop < hops
  const addresses = setting.split(',').map((entry) => entry.trim())
  return addresses.every(isAddressOrNetwork) ? addresses : undefined
}

function isAddressOrNetwork(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
