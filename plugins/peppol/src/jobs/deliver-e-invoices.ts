import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/jobs"
import { deliverEInvoices } from "../e-invoices"

/** Hands documents to the access point, looks at those on their way, and takes over what a stopped process left. */
export default neverTwiceAtOnce(deliverEInvoices)

export const config = { name: "deliver-e-invoices", schedule: everyInterval() }
