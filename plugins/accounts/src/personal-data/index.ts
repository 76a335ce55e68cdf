export { endUnprovedAccounts, eraseAccount, eraseCustomer, eraseHidden } from "./erase"
export { overdueAccounts, overdueHidden } from "./erase-rows"
export { personalData } from "./export"
export { forgetPhoneNumbers } from "./phone-numbers"
