export { endUnprovedAccounts, eraseAccount } from "./erase"
export { overdueAccounts } from "./erase-rows"
export { personalData } from "./export"
