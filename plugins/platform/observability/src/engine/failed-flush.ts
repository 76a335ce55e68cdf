import { UnitOfWork } from "@medusajs/framework/mikro-orm/core"

interface Flushing {
  /** Whether a flush is running. Later calls wait in the queue. */
  working: boolean
  flushQueue: (() => Promise<void>)[]
  commit: () => Promise<void>
  doCommit: () => Promise<void>
}

/**
 * Fixes a hang of MikroORM 6, which runs the parallel flushes of a transaction in sequence. If one failed, the waiting
 * ones never settled and kept connection and lease. Now they fail with the same error.
 */
export function mendFailedFlush(): void {
  const flushing = UnitOfWork.prototype as unknown as Flushing
  const { commit } = flushing
  flushing.commit = async function (this: Flushing) {
    try {
      await commit.call(this)
    } catch (error) {
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
  Reflect.deleteProperty(flushing, "doCommit")
}
