/** Money that goes back by Stripe's own hand: told by webhook or found in its list, taken over by whoever keeps orders. */
export { MONEY_MOVED } from "./announce"
export {
  DECIDED_DISPUTES,
  lostBy,
  moneyBackOf,
  stateOfRefund,
  TAKEN_BY_DISPUTE,
  withdrawnBy,
  type MoneyBack,
} from "./at-stripe"
export { scanMoney } from "./scan"
