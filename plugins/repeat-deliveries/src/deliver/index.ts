/** One delivery after the other: planned, announced, charged. */
export { alone } from "./alone"
export { advanceDue } from "./advance"
export { announceAgain } from "./announce"
export { finishOrder } from "./finish"
export { openPayment } from "./pay"
export { dropRun, skipRun } from "./drop"
export { isSettled } from "./settled"
