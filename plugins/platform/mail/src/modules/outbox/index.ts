import { Module } from "@medusajs/framework/utils"
import { OutboxModuleService } from "./service"

export const OUTBOX_MODULE = "outbox"

export default Module(OUTBOX_MODULE, { service: OutboxModuleService })
export {
  OutboxTable,
  type Correspondence,
  type Exchanged,
  type Headed,
  type MessageQuestion,
  type OutboxCounts,
} from "./outbox-table"
export {
  KEPT_DAYS,
  type Cause,
  type MailAttachment,
  type Message,
  type NewMessage,
  type MessageState,
} from "./message"
export type { MailOptions, OutboxModuleService } from "./service"
