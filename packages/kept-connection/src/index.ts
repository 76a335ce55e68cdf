import { setTimeout as pause } from "node:timers/promises"
import { Client, type ClientConfig } from "pg"

export type { Client, ClientConfig }

/** Milliseconds between attempts to reach the database again: doubles up to the second value. */
const RETRY = { from: 100, to: 5_000 }
/** Milliseconds between two proofs that the connection still carries something. */
const HEARTBEAT = 15_000
/** Milliseconds that the database may take to let it in. */
const TIMEOUT = 10_000

/** node-postgres has it, its types have forgotten it. */
const unref = (client: Client & { unref?: () => void }): void => client.unref?.()

interface Purpose {
  /** What it is for; done at each opening, before it counts as open. */
  begin: (client: Client) => Promise<unknown>
  /** It is open, for the first time or anew. */
  opened?: () => void
  /** It could not be opened, and will be tried again. */
  failed: (error: Error) => void
}

/** Where a pool of knex connects to, for a connection with this name beside it. */
export function besidePool(knex: { client: unknown }, application_name: string): ClientConfig {
  const { config } = knex.client as { config: { connection: ClientConfig } }
  const { connectionString, ...rest } = config.connection
  // How long an answer may take is the connection's own to say, and an address would win.
  return {
    ...rest,
    connectionString: connectionString?.replace(/([?&])query_timeout=[^&]*&?/, "$1"),
    application_name,
  }
}

/** A connection of its own that comes back when it is lost. It never keeps the process alive. */
export class KeptConnection {
  private client: Client | undefined
  private stopped = false

  constructor(
    private readonly config: ClientConfig,
    private readonly purpose: Purpose,
  ) {}

  /** False while it is lost. */
  get isOpen(): boolean {
    return this.client !== undefined
  }

  /** Resolves when it is open; from then on it reconnects by itself. */
  async start(): Promise<void> {
    for (let delay = RETRY.from; !this.stopped; delay = Math.min(delay * 2, RETRY.to)) {
      try {
        await this.connect()
        return
      } catch (error) {
        this.purpose.failed(error instanceof Error ? error : new Error(String(error)))
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
      ...this.config,
      connectionTimeoutMillis: TIMEOUT,
      keepAlive: true,
      query_timeout: HEARTBEAT,
    })
    let lost = false
    const lose = () => {
      if (lost) return
      lost = true
      client.end().catch(() => undefined)
      if (this.client !== client) return
      this.client = undefined
      if (!this.stopped) void this.start()
    }
    client.on("error", lose)
    client.on("end", lose)
    try {
      await client.connect()
      await this.purpose.begin(client)
    } catch (error) {
      lose()
      throw error
    }
    if (lost) throw new Error("The connection was lost while it was made.")
    unref(client)
    this.client = client
    this.heartbeat(client, lose)
    this.purpose.opened?.()
  }

  private heartbeat(client: Client, lose: () => void): void {
    const timer = setInterval(() => {
      if (this.client !== client) clearInterval(timer)
      else client.query("SELECT 1").catch(lose)
    }, HEARTBEAT)
    timer.unref()
  }
}
