import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaService } from "@medusajs/framework/utils"
import { OutboxMessage } from "./models/outbox-message"
import { savedMailServer } from "../../server/saved"
import { OutboxTable } from "./outbox-table"

/** Medusa's records of attempts contain the address, and its notification module can't delete them. */
class NotificationRows {
  constructor(private readonly knex: Knex) {}

  async erase(address: string): Promise<void> {
    await this.knex("notification")
      .whereRaw(`channel = 'email' AND lower("to") = lower(?)`, [address])
      .delete()
  }

  async deleteBefore(days: number): Promise<void> {
    await this.knex("notification")
      .whereRaw(`channel = 'email' AND created_at < now() - make_interval(days => ?)`, [days])
      .delete()
  }
}

export interface MailOptions {
  /** Public address of the shop, or a function that returns it at each use. */
  url: string | (() => string)
  /** URL smtp://user:password@host:port. Overrides the mail server of the dashboard. */
  smtpUrl?: string
  /** Sender from the environment. Overrides the sender of the dashboard. */
  from?: string
  /** Secret that encrypts the password of the dashboard's mail server. */
  sealingKey?: string
}

export class OutboxModuleService extends MedusaService({ OutboxMessage }) {
  readonly table: OutboxTable
  readonly notifications: NotificationRows
  readonly options: MailOptions

  constructor(container: { __pg_connection__: Knex }, options: MailOptions) {
    super(container, options)
    this.table = new OutboxTable(container.__pg_connection__)
    this.notifications = new NotificationRows(container.__pg_connection__)
    this.options = options
  }

  get url(): string {
    const { url } = this.options
    return typeof url === "function" ? url() : url
  }

  /** Without a mail server, messages stay in the outbox. */
  get hasServer(): boolean {
    return Boolean(this.options.smtpUrl) || savedMailServer().host !== ""
  }
}
