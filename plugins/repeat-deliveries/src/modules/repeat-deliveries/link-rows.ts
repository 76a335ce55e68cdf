import { createHash, randomBytes } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Terms } from "./repeat"

/** What a link of a mail opens: all changes for an hour, or the way back from one change. A session is what `open` opens. */
export type LinkPurpose = "open" | "session" | "undo"

/** The way back from one change: it holds while the terms are still `after`. */
export interface Undoable {
  before: Terms
  after: Terms
}

export interface RepeatLink {
  hash: string
  repeat_delivery_id: string
  purpose: LinkPurpose
  change: Undoable | null
  expires_at: Date
  used_at: Date | null
  created_at: Date
}

interface NewLink {
  repeat_delivery_id: string
  purpose: LinkPurpose
  expires_at: Date
  change?: Undoable
}

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url")

/** Random tokens of which only the hash is stored. */
export class LinkRows {
  constructor(private readonly knex: Knex) {}

  /** @returns the token, which is in no table */
  async create({ change, ...link }: NewLink): Promise<string> {
    const token = randomBytes(32).toString("base64url")
    await this.knex("repeat_delivery_link").insert({
      ...link,
      hash: hashOf(token),
      change: change ? JSON.stringify(change) : null,
    })
    return token
  }

  /** Finds a link that has not expired and was not used. */
  async find(purpose: LinkPurpose, token: string): Promise<RepeatLink | null> {
    return (await this.usable(purpose, token).first()) ?? null
  }

  /** Uses a link up. @returns the link, or null if it has expired or was used: of two callers one gets it */
  async use(purpose: LinkPurpose, token: string): Promise<RepeatLink | null> {
    const [link] = await this.usable(purpose, token).update({ used_at: this.knex.fn.now() }).returning("*")
    return link ?? null
  }

  /** Counts the links that were mailed for a repeat delivery in the last hour. */
  async mailedLately(repeat_delivery_id: string): Promise<number> {
    const counted = await this.knex("repeat_delivery_link")
      .where({ repeat_delivery_id, purpose: "open" })
      .where("created_at", ">", this.knex.raw("now() - interval '1 hour'"))
      .count<{ count: string }[]>("* as count")
    return Number(counted[0]?.count ?? 0)
  }

  async deleteExpired(): Promise<void> {
    await this.knex("repeat_delivery_link")
      .where("expires_at", "<", this.knex.raw("now() - interval '1 hour'"))
      .delete()
  }

  private usable(purpose: LinkPurpose, token: string) {
    return this.knex<RepeatLink>("repeat_delivery_link")
      .where({ hash: hashOf(token), purpose, used_at: null })
      .where("expires_at", ">", this.knex.fn.now())
  }
}
