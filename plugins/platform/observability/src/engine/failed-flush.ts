import { UnitOfWork } from "@medusajs/framework/mikro-orm/core"

/** MikroORM's internal fields. */
interface Flushing {
  /** Whether a flush is running. Later calls wait in the queue. */
  working: boolean
  flushQueue: (() => Promise<void>)[]
  commit: () => Promise<void>
  doCommit: () => Promise<void>
}

/**
 * Fixes a hang of MikroORM 6. The engine's modules write several entities of a transaction in parallel
 * (`promiseAll`), and MikroORM runs these flushes one after the other. If the first one failed, the waiting ones
 * never settled and kept connection and lease. This makes them fail with the same error, because nothing of them was
 * written.
 */
export function mendFailedFlush(): void {
  const flushing = UnitOfWork.prototype as unknown as Flushing
  const { commit } = flushing
  flushing.commit = async function (this: Flushing) {
    try {
      await commit.call(this)
    } catch (error) {
      // If another flush is running now, it handles the queue.
      if (!this.working) await failWaiting(this, error as Error)
      throw error
    }
  }
}

async function failWaiting(flushing: Flushing, error: Error): Promise<void> {
  const waiting = flushing.flushQueue.splice(0)
  if (!waiting.length) return
  flushing.doCommit = () => Promise.reject(error)
  await Promise.all(waiting.map((flush) => flush()))
  // Restores the method of the prototype.
  Reflect.deleteProperty(flushing, "doCommit")
}
