export { administrator, makeProduct, productIn, productsOf, removeProducts } from "./administrator"
export { changesOf } from "./changed-product"
export { ImportCalls, importIn } from "./imports"
