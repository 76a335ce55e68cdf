/** Milliseconds between two beats of the event loop, and between two looks at them. */
export const BEAT_MS = 500

export interface Limits {
  /** Seconds without a beat, in which the process was busy for half as long. */
  busySeconds: number
  /** Seconds without a beat whether it was busy or not: the loop waits for something that never comes. */
  idleSeconds: number
}

export const LIMITS: Limits = { busySeconds: 6, idleSeconds: 60 }

/**
 * Decides from the beats of an event loop whether it is blocked for good. Time is counted in looks of the thread that
 * watches, not by the clock: while the machine sleeps or the process is stopped, nobody looks. A loop that is slow because
 * the machine has no processor time for it uses none either, and is left alone for longer.
 */
export class Heartbeat {
  private last = -1
  private missed = 0
  private processorAtBeat = 0

  constructor(private readonly limits: Limits = LIMITS) {}

  /**
   * @param beats of the loop so far
   * @param processorMs processor time that the process has used so far
   * @returns seconds without a beat when the loop counts as blocked, otherwise 0
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
