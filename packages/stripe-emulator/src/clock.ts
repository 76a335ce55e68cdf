/** Whole seconds since 1970 (UTC). Tests can advance it. */
export class Clock {
  private ahead = 0

  now(): number {
    return Math.floor(Date.now() / 1000) + this.ahead
  }

  advance(seconds: number): number {
    this.ahead += seconds
    return this.now()
  }

  reset(): void {
    this.ahead = 0
  }
}
