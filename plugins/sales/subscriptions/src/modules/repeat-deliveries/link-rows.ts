import { createHash, randomBytes } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Terms } from "./repeat"

/**
 * "open": link of an e-mail that can be exchanged for a "session". "session": allows every change for an
 * hour. "undo": link that reverses one change.
 */
export type LinkPurpose = "open" | "session" | "undo"

/** Change that a link can undo, as long as the subscription still has the terms in `after`. */
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

export class LinkRows {
  constructor(private readonly knex: Knex) {}

  /** Stores a link, without its token. @returns the token */
  async create({ change, ...link }: NewLink): Promise<string> {
    const token = randomBytes(32).toString("base64url")
    await this.knex("repeat_delivery_link").insert({
      ...link,
      hash: hashOf(token),
      change: change ? JSON.stringify(change) : null,
    })
    return token
  }

  /** Returns the link of a token, or null if it has expired or was used. */
  async find(purpose: LinkPurpose, token: string): Promise<RepeatLink | null> {
    return (await this.usable(purpose, token).first()) ?? null
  }

  /** Marks a link as used. @returns null if it has expired or was used */
  async use(purpose: LinkPurpose, token: string): Promise<RepeatLink | null> {
    const [link] = await this.usable(purpose, token).update({ used_at: this.knex.fn.now() }).returning("*")
    return link ?? null
  }

  async recentMails(repeat_delivery_id: string): Promise<number> {
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
