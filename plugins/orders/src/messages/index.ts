/** What is written to an order's customer by a person, and what goes out once more. */
export { sendMessageAgain } from "./again"
export { messagesAboutOrder, messagesWith } from "./list"
export { writeToCustomer } from "./write"
