export { updatePerson } from "./update"
export { notesOf, recordOf, userView, type Notes } from "./view"
