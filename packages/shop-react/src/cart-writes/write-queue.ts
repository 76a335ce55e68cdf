type Entry = {
  /** The product the write is about; null when it is about the whole cart. */
  subject: string | null
  replaceable: boolean
  run: () => Promise<unknown>
  promise: Promise<unknown>
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
}

/**
 * Sends the writes to one cart one after the other, in the order they were asked for. A write that sets a value
 * replaces one for the same product that still waits: ten quick clicks on "plus" are two requests, never ten, and the
 * last quantity is the one that stays.
 */
export class WriteQueue {
  private readonly waiting: Entry[] = []
  private draining: Promise<void> | undefined

  /** `onIdle` runs once each time that everything asked for was answered, before the promise of the last caller resolves. */
  constructor(private readonly onIdle: () => void) {}

  get idle() {
    return this.draining === undefined
  }

  /** Resolves when everything asked for so far was answered. */
  async settled() {
    await this.draining
  }

  /** Queues a write that must happen, whatever follows. */
  append<T>(subject: string | null, run: () => Promise<T>): Promise<T> {
    return this.push(subject, false, run)
  }

  /** Queues a write that a later one for the same product makes superfluous; both callers get the later one's answer. */
  replace<T>(subject: string, run: () => Promise<T>): Promise<T> {
    const last = this.waiting.filter((entry) => entry.subject === subject || entry.subject === null).at(-1)
    if (!last?.replaceable || last.subject !== subject) return this.push(subject, true, run)
    last.run = run
    return last.promise as Promise<T>
  }

  private push<T>(subject: string | null, replaceable: boolean, run: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = deferred()
    this.waiting.push({ subject, replaceable, run, promise, resolve, reject })
    this.draining ??= this.drain()
    return promise as Promise<T>
  }

  private async drain() {
    for (let entry = this.waiting.shift(); entry; entry = this.waiting.shift()) {
      const { run, resolve, reject } = entry
      const answerCaller = await run().then(
        (value) => () => resolve(value),
        (reason: unknown) => () => reject(reason),
      )
      if (this.waiting.length === 0) {
        this.draining = undefined
        this.onIdle()
        answerCaller()
        return
      }
      answerCaller()
    }
  }
}

function deferred() {
  let resolve: Entry["resolve"] = () => undefined
  let reject: Entry["reject"] = () => undefined
  const promise = new Promise<unknown>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
