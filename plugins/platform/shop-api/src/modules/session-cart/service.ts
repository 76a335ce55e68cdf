import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaService } from "@medusajs/framework/utils"
import { newId } from "@bon-perroquet/medusa-sql"
import { storedSession } from "./name"
import { SessionCart } from "./models/session-cart"

/** One statement, so that only one of two processes assigns a session's first cart. */
const POINT = `
  INSERT INTO session_cart AS known (id, session_id, cart_id) VALUES (:id, :session_id, :cart_id)
  ON CONFLICT (session_id) WHERE deleted_at IS NULL
  DO UPDATE SET cart_id = excluded.cart_id, updated_at = now() WHERE known.cart_id = :instead_of
  RETURNING cart_id`

export class SessionCartModuleService extends MedusaService({ SessionCart }) {
  private readonly knex: Knex

  constructor(container: { __pg_connection__: Knex }) {
    super(container)
    this.knex = container.__pg_connection__
  }

  /** Assigns a cart to a session if the session's current cart is `instead_of`. @returns whether it was assigned */
  async point(session_id: string, cart_id: string, instead_of: string | null): Promise<boolean> {
    const { rows } = await this.knex
      .raw<{ rows: unknown[] }>(POINT, {
        id: newId("scart"),
        session_id: storedSession(session_id),
        cart_id,
        instead_of,
      })
      .options({ name: "cart of session" })
    return rows.length === 1
  }

  /** Detaches the session's cart without deleting the cart. */
  async release(session_id: string): Promise<void> {
    await this.knex("session_cart")
      .where({ session_id: storedSession(session_id) })
      .delete()
  }
}
