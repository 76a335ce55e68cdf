export { inBackground, mailPerson, mailWhoever } from "./person-mails"
