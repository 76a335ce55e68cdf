export interface Stretch {
  from: number
  to: number
}

/** Assigns stretches of a file. Released stretches are reused before the file grows. */
export class FreeSpace {
  private end = 0
  /** Free stretches, sorted, never adjacent. */
  private gaps: Stretch[] = []

  /** End of the last stretch that was ever assigned, in bytes. */
  get size(): number {
    return this.end
  }

  take(length: number): Stretch {
    const gap = this.gaps.find(({ from, to }) => to - from >= length)
    if (!gap) {
      const from = this.end
      this.end += length
      return { from, to: this.end }
    }
    const stretch = { from: gap.from, to: gap.from + length }
    gap.from = stretch.to
    if (gap.from === gap.to) this.gaps = this.gaps.filter((each) => each !== gap)
    return stretch
  }

  giveBack({ from, to }: Stretch): void {
    const before = this.gaps.filter((gap) => gap.to < from)
    const after = this.gaps.filter((gap) => gap.from > to)
    const beside = this.gaps.slice(before.length, this.gaps.length - after.length)
    const joined = {
      from: Math.min(from, ...beside.map((gap) => gap.from)),
      to: Math.max(to, ...beside.map((gap) => gap.to)),
    }
    this.gaps = [...before, joined, ...after]
  }
}
