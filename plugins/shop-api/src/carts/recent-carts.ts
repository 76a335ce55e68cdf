const CAPACITY = 20_000
const recent = new Map<string, string>()

/**
 * Which cart a session had when this process last wrote it: a guess that saves a query, checked again under the
 * cart's lease.
 */
export const recentCarts = {
  get: (sessionId: string): string | undefined => recent.get(sessionId),

  set(sessionId: string, cartId: string): void {
    recent.delete(sessionId)
    recent.set(sessionId, cartId)
    if (recent.size <= CAPACITY) return
    for (const oldest of recent.keys()) {
      recent.delete(oldest)
      break
    }
  },

  forget: (sessionId: string): void => void recent.delete(sessionId),
}
