import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaService } from "@medusajs/framework/utils"
import { OutboxMessage } from "./models/outbox-message"
import { NotificationRows } from "./notification-rows"
import { OutboxTable } from "./outbox-table"

export interface MailOptions {
  url: string
  /** URL smtp://user:password@host:port. Without it, messages stay in the outbox. */
  smtpUrl?: string
}

export class OutboxModuleService extends MedusaService({ OutboxMessage }) {
  readonly table: OutboxTable
  readonly notifications: NotificationRows
  readonly url: string
  readonly hasServer: boolean

  constructor(container: { __pg_connection__: Knex }, options: MailOptions) {
    super(container, options)
    this.table = new OutboxTable(container.__pg_connection__)
    this.notifications = new NotificationRows(container.__pg_connection__)
    this.url = options.url
    this.hasServer = Boolean(options.smtpUrl)
  }
}
