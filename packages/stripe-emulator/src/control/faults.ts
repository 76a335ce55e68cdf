/** Something that goes wrong with the next calls to a route. */
export type Fault = {
  method?: "GET" | "POST"
  /** Calls whose path contains this; every call when absent. */
  path?: string
  /** Calls whose path ends so. */
  pathEnd?: string
  /** How many calls it strikes. */
  times: number
  delayMs?: number
  /** Answers this status in Stripe's error shape instead of doing the work. */
  status?: number
  /** The error is kept for the call's idempotency key: asked again under it, Stripe repeats it for a day. */
  stored?: true
  /** Another request has the object locked, a payment that is being confirmed for one. */
  code?: "lock_timeout"
  /** Fields of the answer that say something else than what was asked for. */
  answer?: Record<string, unknown>
  /** `before`: the connection drops with nothing done. `after`: the work is done and half the answer arrives. */
  cut?: "before" | "after"
  /** The call stands still before the work or after it, until it is released; a caller that left meanwhile is forgotten. */
  hold?: "before" | "after"
}

/** A call that stands still. */
export type HeldCall = { method: string; path: string; when: "before" | "after" }

/** The faults a test has ordered; the first that matches strikes. */
export class Faults {
  private ordered: Fault[] = []
  private readonly standing = new Map<HeldCall, () => void>()

  order(fault: Fault): void {
    this.ordered.push({ ...fault })
  }

  clear(): void {
    this.ordered = []
  }

  pending(): Fault[] {
    return this.ordered
  }

  held(): HeldCall[] {
    return [...this.standing.keys()]
  }

  /** Keeps a call standing until `release`. */
  async stand(call: HeldCall): Promise<void> {
    await new Promise<void>((resolve) => this.standing.set(call, resolve))
  }

  /** Lets everything go on that stands still. */
  release(): void {
    for (const [call, go] of this.standing) {
      this.standing.delete(call)
      go()
    }
  }

  /** The fault for this call, used up by one. */
  strike(method: string, path: string): Fault | null {
    const fault = this.ordered.find(
      (one) =>
        (one.method ?? method) === method &&
        path.includes(one.path ?? "") &&
        path.endsWith(one.pathEnd ?? ""),
    )
    if (!fault) return null
    fault.times -= 1
    if (fault.times <= 0) this.ordered = this.ordered.filter((one) => one !== fault)
    return fault
  }
}
