import { callerAddress, type FromSomewhere } from "./caller-address"
import { refuse } from "../refusal"

const MAX_ADDRESSES = 10_000

interface Window {
  count: number
  endsAt: number
}

/**
 * Limits requests per client address in this process. Each edge also limits the requests that it forwards to all
 * engines.
 */
export class RequestLimit {
  private readonly windows = new Map<string, Window>()

  constructor(
    private readonly max: number,
    private readonly windowMs: number,
    private readonly now = Date.now,
  ) {}

  /** Counts a request. @throws 429 with Retry-After above the limit */
  admit(request: FromSomewhere): void {
    const seconds = this.take(callerAddress(request))
    if (seconds > 0) throw refuse("too_many_requests", 429, {}, { "Retry-After": String(seconds) })
  }

  allows(key: string): boolean {
    return this.take(key) === 0
  }

  /** Returns 0, or the seconds until the limit allows another request. */
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

  /** Deletes windows that have ended. If none has, deletes the one that ends first. */
  private forget(): void {
    const now = this.now()
    for (const [key, { endsAt }] of this.windows) {
      if (endsAt > now && this.windows.size < MAX_ADDRESSES) return
      this.windows.delete(key)
    }
  }
}
