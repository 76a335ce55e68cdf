export { register } from "@bon-perroquet/operations/engine"
