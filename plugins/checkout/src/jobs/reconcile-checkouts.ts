import { everyRound, oneRoundAtATime, ROUND_SECONDS } from "../rounds"
import { reconcile } from "../checkout"

/** Finishes what webhook and browser left unfinished. */
export default oneRoundAtATime((container) => reconcile(container, ROUND_SECONDS))

export const config = { name: "reconcile-checkouts", schedule: everyRound() }
