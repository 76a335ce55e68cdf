export type { MailContent, Sender } from "./content"
export { htmlPart } from "./html-part"
export { nameInMail } from "./name-in-mail"
export { textPart } from "./text-part"
