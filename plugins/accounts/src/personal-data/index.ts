export { endUnprovedAccounts, eraseAccount } from "./erase"
export { personalData } from "./export"
