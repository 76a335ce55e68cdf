import { BlockList, isIPv6 } from "node:net"

/** Special-purpose addresses (IANA registries of RFC 6890), which no public site has. */
const SPECIAL = new BlockList()
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  SPECIAL.addSubnet(net, prefix, "ipv4")

/** Public IPv6 addresses. Exceptions are in SPECIAL. IPv6 addresses that contain an IPv4 address are not public. */
const PUBLIC_V6 = new BlockList()
PUBLIC_V6.addSubnet("2000::", 3, "ipv6")
for (const [net, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  SPECIAL.addSubnet(net, prefix, "ipv6")

export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !SPECIAL.check(address, "ipv4")
  return PUBLIC_V6.check(address, "ipv6") && !SPECIAL.check(address, "ipv6")
}
