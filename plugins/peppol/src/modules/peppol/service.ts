import { MedusaService } from "@medusajs/framework/utils"
import { EInvoice } from "./models/e-invoice"

/** The generated methods only: what is handed over is noted with its document, and `e-invoices/` writes the rest. */
export class PeppolModuleService extends MedusaService({ EInvoice }) {}
