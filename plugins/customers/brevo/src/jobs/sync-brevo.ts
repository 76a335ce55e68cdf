import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import { synchronise } from "../runs"

export default neverTwiceAtOnce(synchronise)

export const config = { name: "sync-brevo", schedule: everyInterval() }
