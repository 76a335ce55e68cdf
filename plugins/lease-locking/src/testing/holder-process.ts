// A process that does nothing but have a lease, for tests of what becomes of it: it says "held", ends its job when it is told
// anything, and says "done".
// usage: node holder-process.js DATABASE KEY SECONDS_OF_THE_LEASE
import { once } from "node:events"
import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import type { Logger } from "@medusajs/framework/types"
import { LeaseLockingProvider } from "../providers/lease/service"

const [, , connectionString = "", key = "", seconds] = process.argv
const say = (word: string) => process.stdout.write(`${word}\n`)
const locking = new LeaseLockingProvider({
  __pg_connection__: connect({ client: "pg", connection: { connectionString } }),
  logger: { warn: say } as unknown as Logger,
})

async function hold(): Promise<void> {
  say("held")
  await once(process.stdin, "data")
}

void locking
  .execute(key, hold, { expire: Number(seconds) })
  .then(() => say("done"))
  .finally(() => process.exit())
