/** Called by the engine before it loads other code. */
export { register } from "@bon-perroquet/observability/engine"
