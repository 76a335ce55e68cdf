/** Messages that administrators write, and messages that are sent again. */
export { sendMessageAgain } from "./again"
export { messagesAboutOrder, messagesWith } from "./list"
export { writeToCustomer } from "./write"
