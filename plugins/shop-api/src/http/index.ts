/** How a call of the shop's /api is written: `route` wraps its handler, `refuse` says no. */
export { route, type RouteInput, type RouteSchemas } from "./route"
export { Refusal, refuse } from "./refusal"
export { answerError } from "./answer-error"
export { RequestLimit } from "./request-limit"
export { shopOrigins } from "./origins"
