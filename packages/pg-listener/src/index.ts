import { setTimeout as pause } from "node:timers/promises"
import { Client, type ClientConfig } from "pg"

export type { Client, ClientConfig }

/** Milliseconds until the next attempt to connect. They double from `from` up to `to`. */
const RETRY = { from: 100, to: 5_000 }
/** Milliseconds between two queries that check the connection. */
const HEARTBEAT = 15_000
/** Milliseconds until an attempt to connect fails. */
const TIMEOUT = 10_000

/** node-postgres has this method, but its types do not. */
const unref = (client: Client & { unref?: () => void }): void => client.unref?.()

interface Purpose {
  /** Called after each connect, before `opened`. */
  begin: (client: Client) => Promise<unknown>
  opened?: () => void
  failed: (error: Error) => void
}

/** Returns the configuration of a connection outside a knex pool. */
export function besidePool(knex: { client: unknown }, application_name: string): ClientConfig {
  const { config } = knex.client as { config: { connection: ClientConfig } }
  const { connectionString, ...rest } = config.connection
  // Removes the query timeout of the database URL, because it would override the connection's timeout.
  return {
    ...rest,
    connectionString: connectionString?.replace(/([?&])query_timeout=[^&]*&?/, "$1"),
    application_name,
  }
}

/** Connection that is reopened if it breaks. It does not keep the process alive. */
export class KeptConnection {
  private client: Client | undefined
  private stopped = false

  constructor(
    private readonly config: ClientConfig,
    private readonly purpose: Purpose,
  ) {}

  get isOpen(): boolean {
    return this.client !== undefined
  }

  /** Resolves after the first connect. */
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
    if (lost) throw new Error("The connection was lost while connecting.")
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
