import { type ChildProcess, spawn } from "node:child_process"
import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import { requireVariable, untilWithoutJobs } from "@bon-perroquet/testing"
import type { Logger } from "@medusajs/framework/types"
import { LeaseLockingProvider } from "./providers/lease/service"

const HOLDER_PROCESS = join(__dirname, "..", ".medusa", "server", "src", "testing", "holder-process.js")

const connectionString = requireVariable("DATABASE_URL")
const database = connect({ client: "pg", connection: { connectionString } })
const locking = new LeaseLockingProvider({
  __pg_connection__: database,
  logger: { warn: () => undefined } as unknown as Logger,
})

const holders: ChildProcess[] = []
let key: string
beforeEach(() => {
  key = `test:${randomUUID()}`
})
afterEach(async () => {
  for (const holder of holders.splice(0)) holder.kill("SIGKILL")
  await database("resource_lease").where({ key }).delete()
})
afterAll(() => database.destroy())

async function startHolder(): Promise<{ process: ChildProcess; outputLines: () => string[] }> {
  const holder = spawn(process.execPath, [HOLDER_PROCESS, connectionString, key, "1"], {
    stdio: ["pipe", "pipe", "inherit"],
  })
  holders.push(holder)
  let output = ""
  holder.stdout.on("data", (text) => (output += String(text)))
  await untilWithoutJobs("the lease", async () => output.includes("held"))
  return { process: holder, outputLines: () => output.trim().split("\n") }
}

const hasRunOut = () =>
  untilWithoutJobs("the end of the lease", async () => {
    const [row] = await database("resource_lease").where({ key }).whereRaw("expires_at < now()")
    return row !== undefined
  })
const take = (seconds: number) => locking.execute(key, async () => "mine", { timeout: seconds })

describe("A lease", () => {
  it("stays with a suspended process, which continues its job after it resumes", async () => {
    const holder = await startHolder()
    holder.process.kill("SIGSTOP")
    await hasRunOut()
    await expect(take(0)).rejects.toThrow(`Timed out acquiring the lease on ${key}.`)

    holder.process.kill("SIGCONT")
    holder.process.stdin?.write("end\n")
    await expect(take(20)).resolves.toBe("mine")
    await untilWithoutJobs("the end of the job", async () => holder.outputLines().length > 1)
    expect(holder.outputLines()).toEqual(["held", "done"])
  })

  it("is free once its process has died and its lifetime has passed", async () => {
    const holder = await startHolder()
    await expect(take(0)).rejects.toThrow("Timed out")
    holder.process.kill("SIGKILL")
    await expect(take(20)).resolves.toBe("mine")
  })

  it("stays with a process that lost its heartbeat connection and opens another one", async () => {
    const holder = await startHolder()
    const holderPids = async () => {
      const { rows } = await database.raw<{ rows: { pid: number }[] }>(
        `SELECT pid FROM pg_locks JOIN resource_lease ON objid::bigint = holder
         WHERE key = ? AND locktype = 'advisory' AND granted AND mode = 'ExclusiveLock'`,
        [key],
      )
      return rows[0]?.pid
    }
    const before = await holderPids()
    await database.raw("SELECT pg_terminate_backend(?)", [before ?? 0])
    await untilWithoutJobs("another session", async () => {
      const now = await holderPids()
      return now !== undefined && now !== before
    })
    holder.process.kill("SIGSTOP")
    await hasRunOut()
    await expect(take(0)).rejects.toThrow("Timed out")
  })

  it("is released once the database is available again after a failed release", async () => {
    const blocker = await database.transaction()
    const work = locking.execute(key, async () => {
      await blocker.raw("LOCK TABLE resource_lease IN ACCESS EXCLUSIVE MODE")
      return "done"
    })
    const { pid } = await untilWithoutJobs("somebody to give it back", async () => {
      const { rows } = await database.raw<{ rows: { pid: number }[] }>(
        `SELECT pid FROM pg_stat_activity
         WHERE query LIKE '%DELETE FROM resource_lease%' AND wait_event_type = 'Lock'`,
      )
      return rows[0]
    })
    await database.raw("SELECT pg_terminate_backend(?)", [pid])
    await expect(work).resolves.toBe("done")
    await blocker.rollback()
    await expect(take(20)).resolves.toBe("mine")
  })

  it("can be taken in a database without the holder column", async () => {
    await database.raw("ALTER TABLE resource_lease DROP COLUMN holder")
    await expect(take(20)).resolves.toBe("mine")
    await startHolder()
    await expect(take(0)).rejects.toThrow("Timed out")
  })
})
