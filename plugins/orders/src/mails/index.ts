export { mailOrder, mailOrderLink } from "./order-mails"
