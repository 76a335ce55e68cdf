import { everyRound, oneRoundAtATime } from "@bon-perroquet/jobs"
import { hearNotices } from "../refunds"

/** Takes over refunds and disputes that were told and not heard. */
export default oneRoundAtATime(hearNotices)

export const config = { name: "hear-payments", schedule: everyRound() }
