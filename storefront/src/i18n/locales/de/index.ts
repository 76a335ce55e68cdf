/** Texts that every page needs. */
export { default as cart } from "./cart.json"
export { default as common } from "./common.json"
export { default as cookies } from "./cookies.json"
export { default as layout } from "./layout.json"
export { default as products } from "./products.json"
