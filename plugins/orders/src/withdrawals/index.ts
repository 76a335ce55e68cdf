export { declareWithdrawal } from "./declare"
