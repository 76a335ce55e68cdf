export { buyCard, offerOf, purchaseOf } from "./buy"
export { refundSold, sendAgain, soldAs } from "./staff"
