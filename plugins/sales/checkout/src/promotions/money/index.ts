export { wholeCents, type Share } from "./whole-cents"
