import { MedusaService } from "@medusajs/framework/utils"
import { EInvoice } from "./models/e-invoice"

/** Rows are written in `e-invoices/`. */
export class PeppolModuleService extends MedusaService({ EInvoice }) {}
