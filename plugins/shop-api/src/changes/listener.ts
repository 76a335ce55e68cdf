import { setTimeout as pause } from "node:timers/promises"
import { Client, type ClientConfig } from "pg"
import { CHANNEL } from "./triggers"

/** Milliseconds between attempts to reach the database again: doubles up to the second value. */
const RETRY = { from: 100, to: 5_000 }
/** Milliseconds between two proofs that the connection still carries something. */
const HEARTBEAT = 15_000
/** Milliseconds that the database may take to let it in. */
const TIMEOUT = 10_000

/** node-postgres has it, its types have forgotten it. */
const unref = (client: Client & { unref?: () => void }): void => client.unref?.()

interface Listening {
  /** A statement changed these: product ids or words of `sources.ts`. */
  changed: (concerns: string[]) => void
  /** Listening begins, or begins anew: whatever happened before went unheard. */
  connected: () => void
  failed: (error: Error) => void
}

/** A connection of its own that only listens, and comes back when it is lost. It never keeps the process alive. */
export class ChangeListener {
  private client: Client | undefined
  private stopped = false

  constructor(
    private readonly config: ClientConfig,
    private readonly listening: Listening,
  ) {}

  /** False while changes go unheard. */
  get isListening(): boolean {
    return this.client !== undefined
  }

  /** Resolves when listening; from then on it reconnects by itself. */
  async start(): Promise<void> {
    for (let delay = RETRY.from; !this.stopped; delay = Math.min(delay * 2, RETRY.to)) {
      try {
        await this.connect()
        return
      } catch (error) {
        this.listening.failed(error instanceof Error ? error : new Error(String(error)))
        await pause(delay, undefined, { ref: false })
      }
    }
  }

  async stop(): Promise<void> {
    this.stopped = true
    const client = this.client
    this.client = undefined
    await client?.end()
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionTimeoutMillis: TIMEOUT,
      ...this.config,
      keepAlive: true,
      query_timeout: HEARTBEAT,
    })
    let lost = false
    const lose = () => {
      if (lost) return
      lost = true
      if (this.client !== client) return
      this.client = undefined
      client.end().catch(() => undefined)
      if (!this.stopped) void this.start()
    }
    client.on("error", lose)
    client.on("end", lose)
    client.on("notification", ({ payload = "" }) => this.listening.changed(payload.split(",")))
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
    if (lost) throw new Error("The connection was lost while it was made.")
    unref(client)
    this.client = client
    this.heartbeat(client, lose)
    this.listening.connected()
  }

  private heartbeat(client: Client, lose: () => void): void {
    const timer = setInterval(() => {
      if (this.client !== client) clearInterval(timer)
      else client.query("SELECT 1").catch(lose)
    }, HEARTBEAT)
    timer.unref()
  }
}
