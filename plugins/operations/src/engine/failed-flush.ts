import { UnitOfWork } from "@medusajs/framework/mikro-orm/core"

/** What MikroORM keeps to itself. */
interface Flushing {
  /** Whether somebody's changes are being written: who comes meanwhile waits in the queue. */
  working: boolean
  flushQueue: (() => Promise<void>)[]
  commit: () => Promise<void>
  doCommit: () => Promise<void>
}

/**
 * The engine's modules write several things of one transaction at once (`promiseAll`), and MikroORM one after the other. Where
 * the first failed, version 6 forgot those that waited for it: whoever asked waited for ever, with the connection and the lease.
 * They fail as the first did, for nothing of theirs was written.
 */
export function mendFailedFlush(): void {
  const flushing = UnitOfWork.prototype as unknown as Flushing
  const { commit } = flushing
  flushing.commit = async function (this: Flushing) {
    try {
      await commit.call(this)
    } catch (error) {
      // Whoever writes by now looks after them.
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
  // Back to the prototype's.
  Reflect.deleteProperty(flushing, "doCommit")
}
