export { declareWaitingWithdrawals, receiveWithdrawal } from "./by-number"
export { declareWithdrawal } from "./declare"
