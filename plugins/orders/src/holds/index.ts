export { placeHold, releaseHold } from "./change-holds"
export { followDispute } from "./disputes"
export { requireNoHold } from "./require-no-hold"
