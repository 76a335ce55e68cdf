export { findPeople } from "./find"
export { setRole } from "./set-role"
