export { reworded, withWords, draftedMail, originalWords } from "./draft"
export { connectedLetters, connectLetters } from "./connected-letters"
export type { Letter, MailLetters, Values } from "./letter"
