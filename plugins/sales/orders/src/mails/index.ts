export { mailFailedGivingBack, mailGivenBack } from "./attempt-mails"
export { mailOrder } from "./mail-order"
export { mailOrderLink } from "./order-mails"
export { ORDER_LETTERS } from "./letters"
