export {
  administrator,
  createProduct,
  makeProduct,
  productIn,
  productsOf,
  hideProducts,
  sampleProduct,
} from "./administrator"
export { changesOf } from "./changed-product"
export { ImportCalls, importIn } from "./imports"
