export { paymentAccountView } from "./view"
export { savePaymentAccount } from "./save"
