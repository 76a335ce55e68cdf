import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { z } from "zod"

const startedSchema = z.object({
  shop: z.url(),
  stripe: z.url(),
  email: z.string(),
  password: z.string(),
  /** Host of the public address, for which an https server on this port listens. */
  host: z.string(),
  port: z.number(),
})

/** A new shop for one test, which may change everything in it. */
export class NewShop {
  private constructor(
    private readonly process: ChildProcess,
    readonly started: z.output<typeof startedSchema>,
  ) {}

  static async start(): Promise<NewShop> {
    const child = spawn(process.execPath, [join(__dirname, "../../../../tools/start/new-shop/main.mjs")], {
      stdio: ["pipe", "pipe", "inherit"],
    })
    for await (const line of createInterface({ input: child.stdout })) {
      return new NewShop(child, startedSchema.parse(JSON.parse(line)))
    }
    throw new Error("The new shop could not start.")
  }

  async stop(): Promise<void> {
    const ended = once(this.process, "exit")
    this.process.stdin?.end()
    await ended
  }
}
