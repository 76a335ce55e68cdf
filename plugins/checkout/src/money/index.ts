/** Money that goes back at the payment method itself: the method announces it, the plugin that keeps the orders records it. */
export { announceMoney, MONEY_MOVED } from "./announce"
