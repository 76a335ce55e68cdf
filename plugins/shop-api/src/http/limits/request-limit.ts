import { callerAddress, type FromSomewhere } from "./caller-address"
import { refuse } from "../refusal"

/** More addresses than this are not remembered at once: a flood of them costs no memory. */
const MAX_ADDRESSES = 10_000

interface Window {
  count: number
  endsAt: number
}

/** How often one address may ask for something, in each process by itself; the edge counts for all of them. */
export class RequestLimit {
  private readonly windows = new Map<string, Window>()

  constructor(
    private readonly max: number,
    private readonly windowMs: number,
    private readonly now = Date.now,
  ) {}

  /** Counts the request. @throws a 429 refusal with Retry-After when it is one too many. */
  admit(request: FromSomewhere): void {
    const seconds = this.take(callerAddress(request))
    if (seconds > 0) throw refuse("too_many_requests", 429, {}, { "Retry-After": String(seconds) })
  }

  /** Counts what is done for one of whatever is counted. @returns whether it is still within the limit */
  allows(key: string): boolean {
    return this.take(key) === 0
  }

  /** @returns 0, or for how many seconds no more is taken */
  private take(key: string): number {
    const now = this.now()
    const current = this.windows.get(key)
    const window =
      current && current.endsAt > now ? current : this.begin(key, { count: 0, endsAt: now + this.windowMs })
    window.count += 1
    if (window.count <= this.max) return 0
    return Math.max(1, Math.ceil((window.endsAt - now) / 1000))
  }

  private begin(key: string, window: Window): Window {
    if (this.windows.size >= MAX_ADDRESSES) this.forget()
    this.windows.delete(key)
    this.windows.set(key, window)
    return window
  }

  /** What has ended, else the oldest. */
  private forget(): void {
    const now = this.now()
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key)
    const [oldest] = this.windows.keys()
    if (oldest !== undefined && this.windows.size >= MAX_ADDRESSES) this.windows.delete(oldest)
  }
}
