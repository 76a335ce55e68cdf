import { request as requestPlain, type IncomingMessage } from "node:http"
import { request as requestSecure } from "node:https"
import { hasPrivateAddress, isPublicAddress, publicLookup } from "@bon-perroquet/api-kit/network"
import { LRUCache } from "lru-cache"
import { z } from "zod"
import { ProtocolError } from "../messages"

const TIMEOUT_MS = 5_000
const MAX_BYTES = 128 * 1024
const CACHED_MS = 10 * 60_000

const jwk = z.object({
  kid: z.string(),
  kty: z.string(),
  crv: z.string().optional(),
  x: z.string().optional(),
  y: z.string().optional(),
})
const entry = z.object({ version: z.string() })
const profileSchema = z.object({
  ucp: z.object({
    version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    capabilities: z.record(z.string(), z.array(entry)).default({}),
  }),
  signing_keys: z.array(jwk).default([]),
})
/** Profile of an assistant: what it supports, and the keys that it signs with. */
export type PlatformProfile = z.output<typeof profileSchema>

const recent = new LRUCache<string, PlatformProfile>({ max: 500, ttl: CACHED_MS })

const isPermitted = ({ hostname }: URL, privateHosts: readonly string[]) => privateHosts.includes(hostname)

/** @throws ProtocolError invalid_profile_url, unless the address is public, or permitted by the environment */
export function requireProfileUrl(address: string | undefined, privateHosts: readonly string[]): URL {
  const url = address && URL.canParse(address) ? new URL(address) : undefined
  const isUsable =
    url && (isPermitted(url, privateHosts) || (url.protocol === "https:" && !hasPrivateAddress(url)))
  if (!isUsable || url.username || url.password)
    throw new ProtocolError(
      "invalid_profile_url",
      400,
      'Send the address of your profile: UCP-Agent: profile="https://…".',
    )
  return url
}

/** Returns a profile, which is read again after ten minutes. Follows no redirects. @throws ProtocolError */
export async function readProfile(url: URL, privateHosts: readonly string[]): Promise<PlatformProfile> {
  const cached = recent.get(url.href)
  if (cached) return cached
  const text = await download(url, privateHosts).catch(() => {
    throw new ProtocolError("profile_unreachable", 424, "Your profile could not be read.")
  })
  const { success, data } = profileSchema.safeParse(parsed(text))
  if (!success)
    throw new ProtocolError(
      "profile_malformed",
      422,
      "Your profile does not have the format of the protocol.",
    )
  recent.set(url.href, data)
  return data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function download(url: URL, privateHosts: readonly string[]): Promise<string> {
  const isPublic = isPermitted(url, privateHosts) ? () => true : isPublicAddress
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = url.protocol === "https:" ? requestSecure : requestPlain
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    request(
      url,
      { signal, lookup: publicLookup(isPublic), agent: false, headers: { accept: "application/json" } },
      resolve,
    )
      .on("error", reject)
      .end()
  })
  let text = ""
  for await (const chunk of response.setEncoding("utf8") as AsyncIterable<string>) {
    text += chunk
    if (text.length > MAX_BYTES) throw new Error("The profile is too long.")
  }
  if (response.statusCode !== 200) throw new Error(`The profile answered ${response.statusCode}.`)
  return text
}
