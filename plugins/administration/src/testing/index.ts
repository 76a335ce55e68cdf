/** What tests of products and of what stands on them share. */
export { administrator, makeProduct, productIn, productsOf, removeProducts } from "./administrator"
export { changesOf } from "./changed-product"
export { ImportCalls } from "./imports"
