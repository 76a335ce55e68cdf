export type { Sender } from "./content"
export { htmlPart } from "./html-part"
export { textPart } from "./text-part"
