/** Milliseconds for which test files share a session, less than a proof of identity stays fresh. */
const SHARED_MS = 4 * 60_000

export type SharedTokens = Map<string, { token: string; until: number }>

declare global {
  /** Tokens of the first administrator by address. HTTP tests set it once per worker, other tests share none. */
  var ownersTokens: SharedTokens | undefined
}

export function sharedToken(baseUrl: string): string | undefined {
  const shared = globalThis.ownersTokens?.get(baseUrl)
  return shared && shared.until > Date.now() ? shared.token : undefined
}

export function shareToken(baseUrl: string, token: string): void {
  globalThis.ownersTokens?.set(baseUrl, { token, until: Date.now() + SHARED_MS })
}
