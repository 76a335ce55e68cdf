/** The emulator's time, in whole seconds since 1970 (UTC) as Stripe writes it; tests may move it forward. */
export class Clock {
  private ahead = 0

  now(): number {
    return Math.floor(Date.now() / 1000) + this.ahead
  }

  /** Moves the clock forward; returns the new time. */
  advance(seconds: number): number {
    this.ahead += seconds
    return this.now()
  }

  /** Back to the machine's time. */
  reset(): void {
    this.ahead = 0
  }
}
