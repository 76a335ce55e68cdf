import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/jobs"
import { deliverEInvoices } from "../e-invoices"

/** Sends and polls documents, and continues interrupted work. */
export default neverTwiceAtOnce(deliverEInvoices)

export const config = { name: "deliver-e-invoices", schedule: everyInterval() }
