export type Encoding = "br" | "gzip" | "identity"

const PREFERRED: readonly Encoding[] = ["br", "gzip"]

/** Accepted encodings by Accept-Encoding header, best first. */
const cache = new Map<string, readonly Encoding[]>()
/** Maximum number of cached headers, because clients can invent any header. */
const MAX_KNOWN = 100

/** Returns the best accepted encoding. "q=0" excludes an encoding (RFC 9110, 12.5.3). */
export function acceptedEncoding(
  header: string | string[] | undefined,
  available?: ReadonlyMap<Encoding, unknown>,
) {
  const accepted = typeof header === "string" ? encodingsIn(header) : []
  return accepted.find((one) => available?.has(one) ?? true) ?? "identity"
}

function encodingsIn(header: string): readonly Encoding[] {
  const remembered = cache.get(header)
  if (remembered) return remembered
  const accepted = header.toLowerCase()
  const encodings = PREFERRED.filter((one) => takes(accepted, one))
  if (cache.size < MAX_KNOWN) cache.set(header, encodings)
  return encodings
}

function takes(header: string, encoding: Encoding): boolean {
  const part = header
    .split(",")
    .map((text) => text.trim())
    .find((text) => text === encoding || text.startsWith(`${encoding};`))
  return part !== undefined && !/;\s*q=0(\.0*)?$/.test(part)
}
