import type { Delivery } from "../account"
import type { EmulatedEvent, EventType } from "../objects/event"
import { listensTo, post, type Signing, type WebhookEndpoint } from "./endpoint"

export type Behaviour = {
  paused: boolean
  /** Number of next events that are not delivered. If `dropType` is set, only events of this type count. */
  dropNext: number
  dropType: EventType | null
  /** Number of parallel deliveries of each event. */
  duplicate: number
  delayMs: number
}

export const GOOD_BEHAVIOUR: Behaviour = {
  paused: false,
  dropNext: 0,
  dropType: null,
  duplicate: 1,
  delayMs: 0,
}

/** Milliseconds between two attempts. The first are short, for tests. */
export const RETRY_AFTER_MS = [200, 500, 1_000, 3_000, 10_000, 10_000, 30_000, 60_000, 300_000]

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Stripe's intervals over three days. */
const STRIPES_RETRIES = [5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, ...Array<number>(5).fill(12 * HOUR)]

const REMEMBERED_DELIVERIES = 2_000

type Task = { endpoint: WebhookEndpoint; event: EmulatedEvent; attempt: number }

/** Delivers signed events at least once, with retries and in no guaranteed order. */
export class Webhooks {
  behaviour: Behaviour = { ...GOOD_BEHAVIOUR }
  readonly deliveries: Delivery[] = []
  private retryAfterMs: readonly number[]
  private paused: Task[] = []
  private readonly timers = new Set<NodeJS.Timeout>()
  private busy = 0
  private waiters: (() => void)[] = []
  private readonly stop = new AbortController()

  constructor(
    public endpoints: WebhookEndpoint[],
    private readonly ordinaryRetries: readonly number[],
    private readonly onChange: () => void,
  ) {
    this.retryAfterMs = ordinaryRetries
  }

  retryAsStripe(faster: number): void {
    this.retryAfterMs = STRIPES_RETRIES.map((ms) => ms / faster)
  }

  send(event: EmulatedEvent, targets: readonly WebhookEndpoint[]): void {
    const { behaviour } = this
    if (behaviour.dropNext > 0 && (behaviour.dropType ?? event.type) === event.type) {
      behaviour.dropNext -= 1
      return
    }
    const endpoints = targets.filter((endpoint) => listensTo(endpoint, event.type))
    event.pending_webhooks = endpoints.length
    for (const endpoint of endpoints) {
      for (let copy = 0; copy < behaviour.duplicate; copy++) {
        this.schedule({ endpoint, event, attempt: 1 }, behaviour.delayMs)
      }
    }
  }

  resume(order: "sent" | "reverse"): Promise<void> {
    this.behaviour.paused = false
    const tasks = order === "reverse" ? this.paused.reverse() : this.paused
    this.paused = []
    return this.whileBusy(async () => {
      for (const task of tasks) await this.deliver(task)
    })
  }

  resend(event: EmulatedEvent, times: number, targets: WebhookEndpoint[]): Promise<number[]> {
    const copies = Array.from({ length: times }, () => targets).flat()
    return this.whileBusy(() =>
      Promise.all(copies.map((endpoint) => this.tryOnce({ endpoint, event, attempt: 1 }))),
    )
  }

  forge(body: string, signing: (secret: string) => Signing): Promise<number[]> {
    return Promise.all(
      this.endpoints.map((endpoint) => post(endpoint.url, body, signing(endpoint.secret), this.stop.signal)),
    )
  }

  /** Resolves when no delivery is active or waiting. Paused events do not count. */
  idle(): Promise<void> {
    if (this.isIdle()) return Promise.resolve()
    return new Promise((resolve) => this.waiters.push(resolve))
  }

  pausedEvents(): string[] {
    return this.paused.map((task) => task.event.id)
  }

  reset(): void {
    for (const timer of this.timers) clearTimeout(timer)
    this.timers.clear()
    this.paused = []
    this.deliveries.length = 0
    this.behaviour = { ...GOOD_BEHAVIOUR }
    this.retryAfterMs = this.ordinaryRetries
    this.wake()
  }

  close(): void {
    this.reset()
    this.stop.abort()
  }

  private schedule(task: Task, delayMs: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      if (this.behaviour.paused) {
        this.paused.push(task)
        this.wake()
      } else void this.whileBusy(() => this.deliver(task))
    }, delayMs)
    this.timers.add(timer)
  }

  private async deliver(task: Task): Promise<void> {
    const status = await this.tryOnce(task)
    if (this.stop.signal.aborted) return
    const { event, attempt } = task
    const wait = this.retryAfterMs[attempt - 1]
    const arrived = status >= 200 && status < 300
    if (!arrived && wait !== undefined) this.schedule({ ...task, attempt: attempt + 1 }, wait)
    else event.pending_webhooks = Math.max(0, event.pending_webhooks - 1)
    this.onChange()
  }

  private async tryOnce({ endpoint, event, attempt }: Task): Promise<number> {
    const body = JSON.stringify(event, null, 2)
    const status = await post(endpoint.url, body, { secret: endpoint.secret }, this.stop.signal)
    const at = new Date().toISOString()
    this.deliveries.push({ event: event.id, type: event.type, url: endpoint.url, attempt, status, at })
    if (this.deliveries.length > REMEMBERED_DELIVERIES) this.deliveries.shift()
    return status
  }

  private async whileBusy<T>(work: () => Promise<T>): Promise<T> {
    this.busy += 1
    try {
      return await work()
    } finally {
      this.busy -= 1
      this.wake()
    }
  }

  private isIdle(): boolean {
    return this.busy === 0 && this.timers.size === 0
  }

  private wake(): void {
    if (!this.isIdle()) return
    const waiters = this.waiters
    this.waiters = []
    for (const resolve of waiters) resolve()
  }
}
