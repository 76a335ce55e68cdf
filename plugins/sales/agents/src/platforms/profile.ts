import { request as requestPlain, type IncomingMessage } from "node:http"
import { request as requestSecure } from "node:https"
import { isPermittedHost, isPublicAddress, isPublicUrl, publicLookup } from "@bon-perroquet/api-kit/network"
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
const entry = z.object({
  version: z.string(),
  config: z
    .object({ webhook_url: z.string().max(2_000).optional() })
    .optional()
    .catch(undefined),
})
const profileSchema = z.object({
  ucp: z.object({
    version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    capabilities: z.record(z.string(), z.array(entry)).default({}),
  }),
  signing_keys: z.array(jwk).default([]),
  /** Name of `signing_keys` in later versions. */
  keys: z.array(jwk).default([]),
})
/** Profile of an assistant: what it supports, and the keys that it signs with. */
export type PlatformProfile = z.output<typeof profileSchema>

/** Bytes of all profiles in memory. In memory, a profile is about ten times as large as its text. */
const MAX_CACHED_BYTES = 4 * 1024 * 1024

const recent = new LRUCache<string, PlatformProfile>({ max: 500, maxSize: MAX_CACHED_BYTES, ttl: CACHED_MS })

/** @throws ProtocolError invalid_profile_url, unless the address is public, or permitted by the environment */
export function requireProfileUrl(address: string | undefined, privateHosts: readonly string[]): URL {
  const url = address && URL.canParse(address) ? new URL(address) : undefined
  const isUsable = url && (isPermittedHost(url, privateHosts) || isPublicUrl(url))
  if (!isUsable || url.username || url.password)
    throw new ProtocolError(
      "invalid_profile_url",
      400,
      'Send the address of your profile: UCP-Agent: profile="https://…".',
    )
  return url
}

/**
 * Returns a profile, which is read again after ten minutes. Follows no redirects.
 * @param admit is called before a download
 * @throws ProtocolError
 */
export async function readProfile(
  url: URL,
  privateHosts: readonly string[],
  admit: () => void = () => {},
): Promise<PlatformProfile> {
  const cached = recent.get(url.href)
  if (cached) return cached
  admit()
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
  recent.set(url.href, data, { size: Math.max(1, text.length) })
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
  const isPublic = isPermittedHost(url, privateHosts) ? () => true : isPublicAddress
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
