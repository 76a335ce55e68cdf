import assert from "node:assert/strict"

/** Route of the application that must not run twice at the same time. */
const ROUTE = `const { setTimeout: pause } = require("node:timers/promises")

let counter = 0
exports.POST = async ({ scope }, response) => {
  await scope.resolve("locking").execute("counter", async () => {
    const before = counter
    await pause(20)
    counter = before + 1
  })
  response.json({ counter })
}
`
/** First key of the advisory lock of a process that holds leases. */
const HOLDERS = 1_281_714_515

/**
 * Checks that simultaneous requests run one after the other, because each waits for the lease.
 * @type {import("./index.mjs").Trial}
 */
export const leaseLocking = {
  providers: {
    locking: [{ resolve: "@bon-perroquet/lease-locking/providers/lease", id: "lease", is_default: true }],
  },
  files: { "src/api/trial/counter/route.js": ROUTE },
  async check({ client, query }) {
    const counts = await Promise.all([1, 2, 3].map(() => client.call("POST", "/trial/counter", {})))
    assert.equal(Math.max(...counts.map(({ counter }) => counter)), 3)
    const [{ holders }] = await query(`
      SELECT count(*)::int AS holders FROM pg_locks WHERE locktype = 'advisory' AND classid = ${HOLDERS}
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
    assert.equal(holders, 1, "The process took no lease.")
  },
}
