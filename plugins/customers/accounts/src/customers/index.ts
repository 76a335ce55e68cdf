export { objectToSegments } from "./segments"
export { updatePerson } from "./update"
export { notesOf, recordOf, userView, type Notes } from "./view"
export { markVerified, note } from "./verify"
