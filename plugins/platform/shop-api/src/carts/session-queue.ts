import { refuse } from "@bon-perroquet/api-kit/http/refusal"

/** Maximum number of waiting changes, far more than a person makes during one write. */
const MAX_WAITING = 250

interface Queue {
  tail: Promise<unknown>
  waiting: number
}
const queues = new Map<string, Queue>()

/** Runs writes in order. If they waited for the cart's lock, the last of a burst would time out. */
export async function inTurn<T>(sessionId: string, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(sessionId) ?? { tail: Promise.resolve(), waiting: 0 }
  if (queue.waiting >= MAX_WAITING) throw refuse("too_many_requests", 429, {}, { "Retry-After": "1" })
  queues.set(sessionId, queue)
  queue.waiting++
  const mine = queue.tail.then(work, work)
  queue.tail = mine
  try {
    return await mine
  } finally {
    queue.waiting--
    if (queue.waiting === 0) queues.delete(sessionId)
  }
}
