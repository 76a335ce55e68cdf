import type { MedusaContainer } from "@medusajs/framework/types"
import { everyInterval, LEFT_ALONE_SECONDS, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import { declareWaitingWithdrawals } from "../withdrawals"

export default neverTwiceAtOnce((container: MedusaContainer) =>
  declareWaitingWithdrawals(container, LEFT_ALONE_SECONDS),
)

export const config = { name: "declare-withdrawals", schedule: everyInterval() }
