import { existsSync, readFileSync } from "node:fs"
import { mkdir, rename, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { emptyAccount, type Account } from "./account"

const FORMAT = 1
type Stored = { format: typeof FORMAT; account: { [K in keyof Account]: [string, unknown][] } }

/** Pause after a write of the whole file, relative to the write's duration. At most `longest` milliseconds. */
const REST = { times: 49, longest: 10_000 }

/** Stores the account in a file, which it replaces atomically. Call `flush` to keep the latest changes. */
export class StateFile {
  private writing: Promise<void> | null = null
  private again = false
  private readonly hurry = new AbortController()

  constructor(private readonly path: string | null) {}

  /** Returns the stored account. Empty if the file is missing or has another format. */
  load(): Account {
    const account = emptyAccount()
    if (!this.path || !existsSync(this.path)) return account
    const stored = JSON.parse(readFileSync(this.path, "utf8")) as Partial<Stored>
    if (stored.format !== FORMAT || !stored.account) return account
    const maps = Object.entries(stored.account).map(([name, entries]) => [name, new Map(entries)] as const)
    forgetOld(Object.assign(account, Object.fromEntries(maps)))
    return account
  }

  /** Schedules a write. Changes during a write share the next one. */
  save(account: Account): void {
    if (!this.path) return
    if (this.writing) {
      this.again = true
      return
    }
    const written = this.write(this.path, account).catch((error: unknown) => {
      process.stderr.write(`The Stripe emulator could not save its state: ${String(error)}\n`)
    })
    this.writing = written.finally(() => {
      this.writing = null
      if (!this.again) return
      this.again = false
      this.save(account)
    })
  }

  /** Resolves when everything is on disk. From then on, changes are written immediately. */
  async flush(): Promise<void> {
    this.hurry.abort()
    while (this.writing) await this.writing
  }

  private async write(path: string, account: Account): Promise<void> {
    // Collects the changes of a request in one write.
    await new Promise((resolve) => setImmediate(resolve))
    const began = performance.now()
    const entries = Object.entries(account).map(
      ([name, map]) => [name, [...map.entries()] as [string, unknown][]] as const,
    )
    const text = JSON.stringify({ format: FORMAT, account: Object.fromEntries(entries) })
    const draft = `${path}.${process.pid}.new`
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, text, { mode: 0o600 })
    await rename(draft, path)
    const rest = Math.min(REST.times * (performance.now() - began), REST.longest)
    await wait(rest, undefined, { ref: false, signal: this.hurry.signal }).catch(() => undefined)
  }
}

const DAY = 24 * 60 * 60
/** Seconds for which the emulator keeps events and responses, like Stripe. */
const KEPT = { events: 30 * DAY, answers: DAY }

function forgetOld({ events, answers }: Account): void {
  const now = Date.now() / 1000
  for (const [id, event] of events) if (event.created + KEPT.events < now) events.delete(id)
  for (const [key, answer] of answers) if (answer.created + KEPT.answers < now) answers.delete(key)
}
