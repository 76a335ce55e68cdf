import { connectMails } from "@bon-perroquet/api-kit/mails"
import { Module } from "@medusajs/framework/utils"
import { merchantAddress, sendMail, undelivered } from "../../outbox"
import { OUTBOX_MODULE } from "../../outbox/constants"
import { reworded } from "../../wording"
import { OutboxModuleService } from "./service"

/** Connects the mail port of api-kit when the module loads, not in a route file: workers load no API routes. */
function connect(): Promise<void> {
  connectMails({ send: sendMail, reword: reworded, merchantAddress, undelivered })
  return Promise.resolve()
}

export default Module(OUTBOX_MODULE, { service: OutboxModuleService, loaders: [connect] })
export {
  OutboxTable,
  type Correspondence,
  type Exchanged,
  type Headed,
  type MessageQuestion,
  type OutboxCounts,
} from "./outbox-table"
export type { Cause, Message, MessageState, NewMessage } from "./message"
export type { MailOptions, OutboxModuleService } from "./service"
