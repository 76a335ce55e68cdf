/** Called by the engine before it loads anything else. */
export { register } from "@bon-perroquet/operations/engine"
