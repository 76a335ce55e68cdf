/** Something that goes wrong with the next calls to a route. */
export type Fault = {
  method?: "GET" | "POST"
  /** Calls whose path contains this; every call when absent. */
  path?: string
  /** How many calls it strikes. */
  times: number
  delayMs?: number
  /** Answers this status in Stripe's error shape instead of doing the work. */
  status?: number
  /** `before`: the connection drops with nothing done. `after`: the work is done and half the answer arrives. */
  cut?: "before" | "after"
}

/** The faults a test has ordered; the first that matches strikes. */
export class Faults {
  private ordered: Fault[] = []

  order(fault: Fault): void {
    this.ordered.push({ ...fault })
  }

  clear(): void {
    this.ordered = []
  }

  pending(): Fault[] {
    return this.ordered
  }

  /** The fault for this call, used up by one. */
  strike(method: string, path: string): Fault | null {
    const fault = this.ordered.find(
      (one) => (one.method ?? method) === method && path.includes(one.path ?? ""),
    )
    if (!fault) return null
    fault.times -= 1
    if (fault.times <= 0) this.ordered = this.ordered.filter((one) => one !== fault)
    return fault
  }
}
