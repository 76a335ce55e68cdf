export { reworded, withWords } from "./reworded"
export { connectedLetters, connectLetters } from "./known"
export { draftedMail, originalWords } from "./draft"
export type { Letter, MailLetters, Values } from "./letter"
