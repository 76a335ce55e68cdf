export { updatePerson } from "./update"
export { PROVED_EMAIL, provedEmail } from "./proved-email"
export { notesOf, recordOf, userView, type Notes } from "./view"
export { markVerified, note } from "./verify"
