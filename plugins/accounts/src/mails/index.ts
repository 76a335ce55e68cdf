export { inBackground, mailPerson, mailWhoever } from "./person-mails"
export { mailOrder, mailOrderLink } from "./order-mails"
