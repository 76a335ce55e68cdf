import { MedusaService } from "@medusajs/framework/utils"
import { EInvoice } from "./models/e-invoice"

/** Only generated methods. Rows are created with documents and updated in `e-invoices/`. */
export class PeppolModuleService extends MedusaService({ EInvoice }) {}
