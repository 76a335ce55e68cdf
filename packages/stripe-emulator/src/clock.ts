/** Clock in whole seconds since 1970 (UTC), which tests can advance. */
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
