export { sendMessageAgain } from "./again"
export { messagesAboutOrder, messagesWith } from "./list"
export { writeToCustomer } from "./write"
