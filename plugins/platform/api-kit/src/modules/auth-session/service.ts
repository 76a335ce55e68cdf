import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId, MedusaService } from "@medusajs/framework/utils"
import { endLinks, forgetEndedLinks } from "../../identity/ended-links"
import { AuthSession } from "./models/auth-session"
import { EndedLink } from "./models/ended-link"

export interface AuthSessionRow {
  id: string
  actor_type: "customer" | "user"
  browser: string | null
  system: string | null
  created_at: Date
  last_used_at: Date
}

interface NewSession {
  auth_identity_id: string
  actor_type: string
  browser: string | null
  system: string | null
  /** Lifetime of the session's tokens, unless they are renewed. */
  seconds: number
}

const TABLE = "auth_session"

/** Sessions. Rows are hard-deleted, so a session without a row has ended. */
export class AuthSessionModuleService extends MedusaService({ AuthSession, EndedLink }) {
  private readonly knex: Knex

  constructor(container: { __pg_connection__: Knex }) {
    super(container)
    this.knex = container.__pg_connection__
  }

  private in(seconds: number): Knex.Raw {
    return this.knex.raw("now() + make_interval(secs => ?)", [seconds])
  }

  async start({ seconds, ...session }: NewSession): Promise<string> {
    const id = generateEntityId(undefined, "authses")
    const now = this.knex.fn.now()
    await this.knex(TABLE).insert({ id, ...session, last_used_at: now, expires_at: this.in(seconds) })
    return id
  }

  async prolong(id: string, seconds: number): Promise<void> {
    const expires_at = this.in(seconds)
    await this.knex(TABLE).where({ id }).update({ expires_at, last_used_at: this.knex.fn.now() })
  }

  /** Records that the person gave a password or code. Returns the time. */
  async prove(id: string): Promise<Date> {
    const [row] = await this.knex<{ id: string; proved_at: Date }>(TABLE)
      .where({ id })
      .update({ proved_at: this.knex.raw("now()") })
      .returning("proved_at")
    return row?.proved_at ?? new Date(0)
  }

  /** Requires the password or a code again for the next sensitive action. */
  async forgetProof(id: string): Promise<void> {
    await this.knex(TABLE).where({ id }).update({ proved_at: null })
  }

  /** Selects with `deleted_at IS NULL`, so that PostgreSQL uses the partial index. */
  private sessionsOf(auth_identity_id: string) {
    return this.knex<AuthSessionRow & { auth_identity_id: string; deleted_at: Date | null }>(TABLE)
      .where({ auth_identity_id })
      .whereNull("deleted_at")
  }

  async of(auth_identity_id: string): Promise<AuthSessionRow[]> {
    return this.sessionsOf(auth_identity_id)
      .select("id", "actor_type", "browser", "system", "created_at", "last_used_at")
      .where("expires_at", ">", this.knex.fn.now())
      .orderBy([{ column: "last_used_at", order: "desc" }, { column: "id" }])
  }

  async end(auth_identity_id: string, id: string): Promise<boolean> {
    return (await this.sessionsOf(auth_identity_id).where({ id }).delete()) > 0
  }

  /** Ends a person's sessions, except `but`, and invalidates all links e-mailed to the person. */
  async endAll(auth_identity_id: string, but = ""): Promise<void> {
    await this.sessionsOf(auth_identity_id).whereNot({ id: but }).delete()
    await endLinks(this.knex, auth_identity_id)
  }

  async sweep(): Promise<void> {
    await this.knex(TABLE).where("expires_at", "<", this.knex.fn.now()).delete()
    await forgetEndedLinks(this.knex)
  }
}
