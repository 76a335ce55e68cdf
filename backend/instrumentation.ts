/** Medusa calls `register` before it loads other code. */
export { register } from "@bon-perroquet/observability/engine"
