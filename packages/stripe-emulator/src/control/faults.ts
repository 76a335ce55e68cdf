export type Fault = {
  method?: "GET" | "POST"
  /** Matches calls whose path contains this text. If absent, matches every call. */
  path?: string
  pathEnd?: string
  times: number
  delayMs?: number
  /** Status of Stripe's error response, without executing the call. */
  status?: number
  /** Also stores the error for the idempotency key, so that the key returns it for a day. */
  stored?: true
  code?: "lock_timeout"
  answer?: Record<string, unknown>
  /** `before` disconnects without execution, `after` executes the call and sends half of the response. */
  cut?: "before" | "after"
  /** Pauses the call before or after its execution until `release`, even if the client disconnects. */
  pause?: "before" | "after"
}

export type PausedCall = { method: string; path: string; when: "before" | "after" }

/** Requested faults. The first one that matches a call applies. */
export class Faults {
  private ordered: Fault[] = []
  private readonly paused = new Map<PausedCall, () => void>()

  order(fault: Fault): void {
    this.ordered.push({ ...fault })
  }

  clear(): void {
    this.ordered = []
  }

  pending(): Fault[] {
    return this.ordered
  }

  pausedCalls(): PausedCall[] {
    return [...this.paused.keys()]
  }

  async pause(call: PausedCall): Promise<void> {
    await new Promise<void>((resolve) => this.paused.set(call, resolve))
  }

  release(): void {
    for (const [call, go] of this.paused) {
      this.paused.delete(call)
      go()
    }
  }

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
