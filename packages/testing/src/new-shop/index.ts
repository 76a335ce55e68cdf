import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"

interface Started {
  shop: string
  stripe: string
  engine: string
  database: string
  email: string
  password: string
  /** Host of the public address, for which an https server on this port listens. */
  host: string
  port: number
}

/** A new shop for one test, which may change everything in it. */
export class NewShop {
  private constructor(
    private readonly process: ChildProcess,
    readonly started: Started,
  ) {}

  /**
   * @param channels of merchant.json, in which "{port}" is the port of the shop
   * @param settings further environment variables of the shop
   */
  static async start(channels?: readonly object[], settings: Record<string, string> = {}): Promise<NewShop> {
    const child = spawn(process.execPath, [join(__dirname, "../../../../tools/start/new-shop/main.mjs")], {
      stdio: ["pipe", "pipe", "inherit"],
      env: {
        ...process.env,
        ...(channels && { NEW_SHOP_CHANNELS: JSON.stringify(channels) }),
        NEW_SHOP_SETTINGS: JSON.stringify(settings),
      },
    })
    for await (const line of createInterface({ input: child.stdout })) {
      return new NewShop(child, JSON.parse(line) as Started)
    }
    throw new Error("The new shop could not start.")
  }

  async stop(): Promise<void> {
    const ended = once(this.process, "exit")
    this.process.stdin?.end()
    await ended
  }
}
