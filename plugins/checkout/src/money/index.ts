/** Money that goes back by a payment method's own hand: told by the method, taken over by whoever keeps the orders. */
export { announceMoney, MONEY_MOVED } from "./announce"
