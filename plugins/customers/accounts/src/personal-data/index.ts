export { endUnprovedAccounts, eraseAccount, eraseCustomer, eraseHidden } from "./erase"
export { overdueAccounts, overdueHidden, forgetPhoneNumbers, forgetRefundAccounts } from "./erase-rows"
export { personalData } from "./export"
