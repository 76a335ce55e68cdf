/** A customer is one record per e-mail address, for accounts and guests. */
export { changeCustomerFields, customerDetail, emailsOfCustomer } from "./detail"
export { findCustomers } from "./list"
export { messagesOfCustomer } from "./messages"
