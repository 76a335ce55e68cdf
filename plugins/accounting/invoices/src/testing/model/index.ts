/** Random sequences of events of a sale, for a model in this process or a running shop. */
export { newShop, sequences } from "./commands"
export type { ModelLine, ModelOrder, Operation } from "./engine"
export { GOODS } from "./goods"
