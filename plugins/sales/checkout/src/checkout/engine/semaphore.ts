import { CheckoutRefusal } from "./refusal"

/**
 * Limits concurrent work, first come, first served. If a hundred payment pages were opened at once, all would
 * take longer than clients wait.
 */
export class Semaphore {
  private inside = 0
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly width: number,
    private readonly timeoutMs: number,
  ) {}

  /** Runs `work` when a place is free. @throws CheckoutRefusal "cart_busy" after the timeout */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside >= this.width) await this.turn()
    else this.inside += 1
    try {
      return await work()
    } finally {
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
