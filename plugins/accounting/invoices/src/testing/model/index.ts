/** Random sequences of events of a sale, for a model in this process or a running shop. */
export { sequences } from "./commands"
export type { ModelOrder } from "./engine"
export { GOODS } from "./goods"
export type { ModelLine, ModelRefund, Operation } from "./operations"
export { newShop, type Shop } from "./shop"
