/** Calls of Brevo's API v3. */
export { createWebhook, deleteWebhook, ensureAttributes, readAccount, readList, readLists } from "./account"
export type { Account, Connection } from "./ask"
export {
  allowContact,
  changedContacts,
  deleteContact,
  isUnsubscribed,
  putContact,
  readContact,
  removeContact,
  updateContact,
  type Contact,
} from "./contacts"
export { BrevoAway, BrevoKeyRefusal, BrevoLimit, BrevoRefusal } from "./errors"
