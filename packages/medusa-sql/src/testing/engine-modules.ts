import { fork, type ChildProcess } from "node:child_process"
import { on } from "node:events"
import { join } from "node:path"

/** Runs Medusa's modules in a separate process, because their loaders do not run within Jest. */
export class EngineModules {
  private readonly messages: NodeJS.AsyncIterator<unknown[]>

  private constructor(private readonly child: ChildProcess) {
    this.messages = on(child, "message", { close: ["exit"] })
  }

  static async start(): Promise<EngineModules> {
    const child = fork(join(__dirname, "engine-process.mjs"), {
      env: { ...process.env },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    })
    const modules = new EngineModules(child)
    await modules.answer()
    return modules
  }

  async ask<T>(module: "cart" | "fulfillment" | "order", call: string, ...parameters: unknown[]): Promise<T> {
    this.child.send({ module, call, given: parameters })
    return this.answer<T>()
  }

  stop(): void {
    this.child.kill()
  }

  private async answer<T>(): Promise<T> {
    const { done, value } = await this.messages.next()
    if (done) throw new Error("The process that runs the engine's modules has exited.")
    const [{ answer, failure }] = value as [{ answer: T; failure?: string }]
    if (failure) throw new Error(failure)
    return answer
  }
}
