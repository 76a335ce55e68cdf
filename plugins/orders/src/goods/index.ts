export { hasLeft, withheldOf } from "./given-back"
export { settleGoods } from "./settle"
