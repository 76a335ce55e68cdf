/** Seconds since 1970, as tokens count. */
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

/** A token is renewed once it has lived this part of its life: an active person is never signed out. */
const WORN_AFTER = 0.1

/** Whether a token should be changed for a new one. One that tells no lifetime is left as it is. */
export function isWorn(token: string, now = Date.now()): boolean {
  const lifetime = lifetimeOf(token)
  return lifetime !== null && now / 1000 > lifetime.iat + (lifetime.exp - lifetime.iat) * WORN_AFTER
}
