import { isIPv6 } from "node:net"

/**
 * Returns the part of an IP address that identifies a caller for rate limits: the whole IPv4 address, or the customer's
 * IPv6 network (/64).
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = "", tail = ""] = address.toLowerCase().split("::")
  const [left = [], right = []] = [head, tail].map((part) => part.split(":").filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0")
  return [...left, ...(address.includes("::") ? zeros : []), ...right].slice(0, 4).join(":")
}
