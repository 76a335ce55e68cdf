/** How a call of the shop's /api is written: `route` wraps its handler, `refuse` says no. */
export { route, type Route, type RouteInput, type RouteSchemas } from "./route"
export type { Access, CallDescription, FileAnswer, Refusals } from "./description"
export { Refusal, refuse } from "./refusal"
export { answerError } from "./answer-error"
export { answerSerialised } from "./answer-serialised"
export { serialised, type Serialised } from "../catalogue/serialised"
export { RequestLimit } from "./request-limit"
export { shopOrigins } from "./origins"
