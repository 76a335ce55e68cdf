export type Encoding = "br" | "gzip" | "identity"

const PREFERRED: readonly Encoding[] = ["br", "gzip"]

/** The best compression that the client takes and that is there; q=0 refuses one (RFC 9110, 12.5.3). */
export function acceptedEncoding(
  header: string | string[] | undefined,
  available?: ReadonlyMap<Encoding, unknown>,
) {
  const accepted = typeof header === "string" ? header.toLowerCase() : ""
  return PREFERRED.find((one) => takes(accepted, one) && (available?.has(one) ?? true)) ?? "identity"
}

function takes(header: string, encoding: Encoding): boolean {
  const part = header
    .split(",")
    .map((text) => text.trim())
    .find((text) => text === encoding || text.startsWith(`${encoding};`))
  return part !== undefined && !/;\s*q=0(\.0*)?$/.test(part)
}
