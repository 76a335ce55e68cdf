import { requireVariable, until } from "@bon-perroquet/testing"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Holds an order's lock like another caller until `call` waits for it, and changes the database before `call` continues.
 * @returns the result of `call`
 */
export async function changedBeforeLock<T>(
  orderId: string,
  call: () => Promise<T>,
  change: (database: Knex) => PromiseLike<unknown>,
): Promise<T> {
  const database = connect({
    client: "pg",
    connection: { connectionString: requireVariable("DATABASE_URL") },
  })
  const holder = await database.transaction()
  try {
    const lease = { key: `order:${orderId}`, owner: "another caller", expires_at: holder.fn.now() }
    await holder("resource_lease").insert(lease).onConflict("key").merge()
    const { rows } = await holder.raw<{ rows: { pid: number }[] }>("SELECT pg_backend_pid() AS pid")
    const answer = call()
    await until("the call to wait for the order", async () => {
      const waiting = database("pg_stat_activity").whereRaw("? = ANY (pg_blocking_pids(pid))", [
        rows[0]?.pid ?? 0,
      ])
      return (await waiting.select("pid")).length > 0
    })
    await change(database)
    await holder.rollback()
    return await answer
  } finally {
    if (!holder.isCompleted()) await holder.rollback()
    await database.destroy()
  }
}

/** Changes the street of an order in the database. */
export const moveTo = (street: string, orderId: string) => (database: Knex) =>
  database("order_address")
    .whereIn("id", database("order").where({ id: orderId }).select("shipping_address_id"))
    .update({ address_1: street, address_2: null, metadata: null })
