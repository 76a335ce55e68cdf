type Entry = {
  /** Key of the line, or null for the whole cart. */
  subject: string | null
  replaceable: boolean
  run: () => Promise<unknown>
  promise: Promise<unknown>
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
}

/**
 * Sends a cart's writes in sequence. A new value replaces a waiting one of the same product. For example, ten
 * quick clicks on "plus" send two requests.
 */
export class WriteQueue {
  private readonly waiting: Entry[] = []
  private draining: Promise<void> | undefined

  /** `onIdle` runs whenever all writes are answered, before the last caller's promise resolves. */
  constructor(private readonly onIdle: () => void) {}

  get idle() {
    return this.draining === undefined
  }

  async untilIdle() {
    await this.draining
  }

  append<T>(subject: string | null, run: () => Promise<T>): Promise<T> {
    return this.push(subject, false, run)
  }

  /** Replaces a waiting write of the same subject. Both callers get the later response. */
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
