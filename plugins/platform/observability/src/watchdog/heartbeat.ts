export const BEAT_MS = 500

export interface Limits {
  /** Limit in seconds without a beat if the process used the CPU for at least half of the time. */
  busySeconds: number
  /** Limit in seconds without a beat for an idle process, whose loop waits for ever. */
  idleSeconds: number
}

export const LIMITS: Limits = { busySeconds: 6, idleSeconds: 60 }

/**
 * Detects a blocked event loop by its missing beats. It counts the checks of the watching thread instead of seconds,
 * because the thread does not check either while the machine sleeps or the process is stopped. A loop without CPU
 * time gets the longer limit.
 */
export class Heartbeat {
  private last = -1
  private missed = 0
  private processorAtBeat = 0

  constructor(private readonly limits: Limits = LIMITS) {}

  /**
   * @param beats number of beats of the loop so far
   * @param processorMs CPU time of the process so far
   * @returns seconds without a beat if the loop is blocked, otherwise 0
   */
  look(beats: number, processorMs: number): number {
    if (beats !== this.last) {
      this.last = beats
      this.missed = 0
      this.processorAtBeat = processorMs
      return 0
    }
    this.missed += 1
    const seconds = (this.missed * BEAT_MS) / 1000
    const busySeconds = (processorMs - this.processorAtBeat) / 1000
    const isBusy = seconds >= this.limits.busySeconds && busySeconds >= this.limits.busySeconds / 2
    return isBusy || seconds >= this.limits.idleSeconds ? seconds : 0
  }
}
