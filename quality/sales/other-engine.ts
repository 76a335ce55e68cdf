import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"

const root = join(__dirname, "..", "..")
const program = join(root, "tools", "start", "processes", "engine.mjs")

/**
 * Second engine (Medusa process) of the shop with another VAT scheme, the One-Stop Shop. An engine reads its
 * scheme only when it starts. This engine opens payment pages. The first engine settles, invoices and changes
 * their orders.
 */
export class OtherEngine {
  private process: ChildProcess | undefined
  // The ports of test shops are 20 apart, so this port is free.
  private readonly port = String(Number(new URL(requireVariable("ENGINE_URL")).port) + 10)
  private readonly baseUrl = `http://127.0.0.1:${this.port}`

  /** Returns a client of this engine. The first call starts it. */
  async client(): Promise<ShopClient> {
    this.process ??= await this.start()
    return new ShopClient({ baseUrl: this.baseUrl })
  }

  clients(): ShopClient[] {
    const { baseUrl } = this
    return this.process ? [new ShopClient(), new ShopClient({ baseUrl })] : [new ShopClient()]
  }

  private async start(): Promise<ChildProcess> {
    // The flags of the test runner save a quarter of the start.
    const started = spawn(process.execPath, [...process.execArgv, program, "127.0.0.1", this.port], {
      cwd: join(root, "backend", ".medusa", "server"),
      env: { ...process.env, NODE_ENV: "production", MEDUSA_WORKER_MODE: "server", VAT_SCHEME: "oss" },
      stdio: "ignore",
    })
    const isHealthy = () => fetch(`${this.baseUrl}/health`).then(({ ok }) => ok)
    await until("the second engine", () => isHealthy().catch(() => false), 120_000)
    return started
  }

  /** Stops the engine immediately, because it has no pending work. */
  async stop(): Promise<void> {
    if (!this.process) return
    const ended = once(this.process, "exit")
    this.process.kill("SIGKILL")
    await ended
  }
}
