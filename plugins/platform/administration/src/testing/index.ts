export {
  administrator,
  makeProduct,
  productIn,
  productsOf,
  removeProducts,
  sampleProduct,
} from "./administrator"
export { changesOf } from "./changed-product"
export { ImportCalls, importIn } from "./imports"
