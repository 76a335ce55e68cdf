import { lookup as resolve } from "node:dns"
import { isIP, type LookupFunction } from "node:net"
import { isPublicAddress } from "./public-address"

/**
 * Resolves a host for a connection. Fails if one of its addresses is not public, so that nobody can reach the private
 * network through the shop. Checks the address that is connected to, because a second lookup can have another result.
 */
export const publicLookup =
  (isPublic = isPublicAddress): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error ?? !first) return done(error ?? new Error(`The host ${host} has no IP address.`), "")
      if (!addresses.every(({ address }) => isPublic(address)))
        return done(new Error(`The host ${host} is not public.`), "")
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }

/** Names that never lead to a public address. The lookup of each connection checks all others. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|localdomain)\.?$/i

/** Returns whether other servers may reach a URL: https, and no host of a private network. */
export const isPublicUrl = (url: URL): boolean =>
  url.protocol === "https:" && !hasPrivateAddress(url) && !LOCAL_NAME.test(url.hostname)

/** Returns true for a URL whose host is an IP address that is not public. Connections skip the lookup for those. */
export function hasPrivateAddress({ hostname }: URL, isPublic = isPublicAddress): boolean {
  const literal = hostname.replace(/^\[|\]$/g, "")
  return isIP(literal) !== 0 && !isPublic(literal)
}

/** Returns whether the merchant's environment lets webhooks reach this host of the private network. */
export const isPermittedHost = ({ hostname }: URL, privateHosts: readonly string[] = []): boolean =>
  privateHosts.includes(hostname.replace(/^\[|\]$/g, "").toLowerCase())
