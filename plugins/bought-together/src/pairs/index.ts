export { countPairs, takeBuyers } from "./count"
export { boughtWith } from "./read"
export { boughtWithProduct } from "./told"
