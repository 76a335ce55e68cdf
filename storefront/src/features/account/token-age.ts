/** Times at which a token was issued and expires, in seconds since 1970. */
type Lifetime = { iat: number; exp: number }

function lifetimeOf(token: string): Lifetime | null {
  try {
    const [, payload = ""] = token.split(".")
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")))
    if (typeof claims !== "object" || claims === null || !("iat" in claims) || !("exp" in claims)) return null
    const { iat, exp } = claims
    return typeof iat === "number" && typeof exp === "number" ? { iat, exp } : null
  } catch {
    return null
  }
}

/** Share of its lifetime after which a token is renewed. */
const WORN_AFTER = 0.1

/** Returns whether a token should be renewed. Tokens without a lifetime are never renewed. */
export function isWorn(token: string, now = Date.now()): boolean {
  const lifetime = lifetimeOf(token)
  return lifetime !== null && now / 1000 > lifetime.iat + (lifetime.exp - lifetime.iat) * WORN_AFTER
}
