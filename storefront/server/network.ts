import { isIPv6 } from "node:net"

/** What a caller can't choose of an address: all of it under IPv4, a customer's network (/64) under IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || /^::ffff:/i.test(address)) return address
  const [head = "", tail = ""] = address.toLowerCase().split("::")
  const [left, right] = [head, tail].map((part) => part.split(":").filter(Boolean))
  const zeros = Array<string>(8 - (left?.length ?? 0) - (right?.length ?? 0)).fill("0")
  return [...(left ?? []), ...(address.includes("::") ? zeros : []), ...(right ?? [])].slice(0, 4).join(":")
}
