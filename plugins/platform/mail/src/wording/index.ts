export { reworded, withWords, draftedMail, originalWords } from "./draft"
