import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import { deliverEInvoices } from "../e-invoices"

export default neverTwiceAtOnce(deliverEInvoices)

export const config = { name: "deliver-e-invoices", schedule: everyInterval() }
