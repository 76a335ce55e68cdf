export { keeperOf } from "./keeper"
