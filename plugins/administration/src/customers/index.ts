/** Who buys here: accounts and guests, one for each e-mail address, and what is kept of each. */
export { customerDetail } from "./detail"
export { findCustomers } from "./list"
export { messagesOfCustomer } from "./messages"
