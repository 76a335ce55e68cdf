import { CheckoutRefusal } from "./refusal"

/**
 * Lets a few in at a time, first come first served. A hundred openings side by side would all be late, and all for
 * nothing: nobody waits as long as that.
 */
export class Semaphore {
  private inside = 0
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly width: number,
    private readonly timeoutMs: number,
  ) {}

  /** @throws CheckoutRefusal "cart_busy" when it was not its turn in time: the shopper tries again */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside >= this.width) await this.turn()
    else this.inside += 1
    try {
      return await work()
    } finally {
      // Whoever waits longest takes the place over.
      const next = this.waiting.shift()
      if (next) next()
      else this.inside -= 1
    }
  }

  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(enter), 1)
        reject(new CheckoutRefusal("cart_busy"))
      }, this.timeoutMs)
      this.waiting.push(enter)
    })
  }
}
