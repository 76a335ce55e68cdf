export { paymentAccountView } from "./view"
export { moveWebhook, savePaymentAccount } from "./save"
