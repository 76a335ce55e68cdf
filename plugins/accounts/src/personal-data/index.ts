export { eraseAccount } from "./erase"
export { personalData } from "./export"
