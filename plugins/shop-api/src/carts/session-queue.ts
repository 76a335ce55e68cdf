const tails = new Map<string, Promise<unknown>>()

/**
 * Runs one session's writes of this process one after the other, in the order in which they came, however many there
 * are: a lease has a deadline, a queue has none.
 */
export async function inTurn<T>(sessionId: string, work: () => Promise<T>): Promise<T> {
  const mine = (tails.get(sessionId) ?? Promise.resolve()).then(work, work)
  tails.set(sessionId, mine)
  try {
    return await mine
  } finally {
    if (tails.get(sessionId) === mine) tails.delete(sessionId)
  }
}
