export { Receiver } from "./receiver"
