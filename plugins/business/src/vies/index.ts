export { askVies, type ViesAnswer } from "./client"
