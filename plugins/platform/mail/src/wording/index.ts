export { reworded, withWords, draftedMail, originalWords } from "./draft"
export { connectedLetters, connectLetters } from "./known"
export type { Letter, MailLetters, Values } from "./letter"
