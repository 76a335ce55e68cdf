export { MailServer } from "./mail-server"
