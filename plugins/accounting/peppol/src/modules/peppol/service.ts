import { MedusaService } from "@medusajs/framework/utils"
import { EInvoice } from "./models/e-invoice"

export class PeppolModuleService extends MedusaService({ EInvoice }) {}
