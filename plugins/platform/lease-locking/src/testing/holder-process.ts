// A process that holds a lease, for tests. It prints "held", ends its job after any input, and prints "done".
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
