import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId, MedusaService } from "@medusajs/framework/utils"
import { Throttle } from "./models/throttle"

/** One statement, so that concurrent attempts in several processes all count. */
const COUNT = `
  INSERT INTO throttle AS known (id, key, count, resets_at)
  VALUES (:id, :key, 1, now() + make_interval(secs => CAST(:window_seconds AS double precision)))
  ON CONFLICT (key) WHERE deleted_at IS NULL DO UPDATE SET
    count = CASE WHEN known.resets_at <= now() THEN 1 ELSE known.count + 1 END,
    resets_at = CASE WHEN known.resets_at <= now() THEN excluded.resets_at ELSE known.resets_at END,
    updated_at = now()
  RETURNING count, ceil(extract(epoch FROM resets_at - now()))::integer AS seconds_left`

export class ThrottleModuleService extends MedusaService({ Throttle }) {
  private readonly knex: Knex

  constructor(container: { __pg_connection__: Knex }) {
    super(container)
    this.knex = container.__pg_connection__
  }

  /** @returns the number in this window, and its remaining seconds */
  async count(key: string, window_seconds: number): Promise<{ count: number; seconds_left: number }> {
    const { rows } = await this.knex.raw<{ rows: { count: number; seconds_left: number }[] }>(COUNT, {
      id: generateEntityId(undefined, "throt"),
      key,
      window_seconds,
    })
    const [row] = rows
    if (!row) throw new Error("The attempt could not be counted.")
    return row
  }

  /** Repeats the condition of the index, which excludes deleted rows. */
  private of(keys: string[]) {
    return this.knex("throttle").whereIn("key", keys).whereNull("deleted_at")
  }

  /** Subtracts a legitimate attempt. */
  async forgive(keys: string[]): Promise<void> {
    await this.of(keys)
      .where("count", ">", 0)
      .update({ count: this.knex.raw("count - 1") })
  }

  async forget(keys: string[]): Promise<void> {
    await this.of(keys).delete()
  }

  async sweep(): Promise<void> {
    await this.knex("throttle").where("resets_at", "<", this.knex.fn.now()).delete()
  }
}
