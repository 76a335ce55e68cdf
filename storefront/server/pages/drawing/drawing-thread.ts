import { Worker } from "node:worker_threads"
import type { DrawnPage, PageRequest } from "../renderer.js"

export interface Drawing {
  id: number
  request: Omit<PageRequest, "address"> & { address: string }
  previous: DrawnPage | undefined
}

export type Drawn = { id: number } & ({ drawn: DrawnPage } | { isSame: true } | { failure: string })

interface Waiting {
  previous: DrawnPage | undefined
  resolve: (page: DrawnPage) => void
  reject: (reason: Error) => void
}

/**
 * Renders pages in a worker thread. If the thread exits, its pending pages fail and the next page starts a new thread.
 */
export class DrawingThread {
  private worker: Worker | null = null
  private readonly waiting = new Map<number, Waiting>()
  private lastId = 0

  /**
   * @param screens URL of the module that renders the screens
   * @param channel code of the channel whose languages the thread knows; default: the languages of the shop
   */
  constructor(
    private readonly screens: string,
    private readonly channel?: string,
  ) {}

  draw({ address, ...request }: PageRequest, previous?: DrawnPage): Promise<DrawnPage> {
    const id = ++this.lastId
    const worker = (this.worker ??= this.start())
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { previous, resolve, reject })
      worker.postMessage({ id, request: { ...request, address: address.href }, previous } satisfies Drawing)
    })
  }

  private start(): Worker {
    const worker = new Worker(new URL("./thread.js", import.meta.url), {
      workerData: this.screens,
      ...(this.channel !== undefined && { env: { ...process.env, MERCHANT_CHANNEL: this.channel } }),
    })
    worker.on("message", (answer: Drawn) => this.resolveWaiting(answer))
    worker.once("error", (error) => this.end(error))
    // A referenced thread would keep the process alive.
    worker.unref()
    return worker
  }

  private resolveWaiting(answer: Drawn): void {
    const waiting = this.waiting.get(answer.id)
    this.waiting.delete(answer.id)
    if ("drawn" in answer) waiting?.resolve(answer.drawn)
    else if ("failure" in answer) waiting?.reject(new Error(answer.failure))
    else if (waiting?.previous) waiting.resolve(waiting.previous)
  }

  private end(reason: unknown): void {
    this.worker = null
    const error = reason instanceof Error ? reason : new Error(String(reason))
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
  }
}
