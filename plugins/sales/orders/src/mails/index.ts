export { mailFailedGivingBack, mailGivenBack } from "./attempt-mails"
export { mailOrder, mailOrderLink } from "./order-mails"
export { ORDER_LETTERS } from "./letters"
