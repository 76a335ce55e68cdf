export { mailFailedGivingBack, mailGivenBack } from "./attempt-mails"
export { mailOrder, mailOrderLink } from "./order-mails"
