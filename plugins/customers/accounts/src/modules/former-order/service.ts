import { MedusaService } from "@medusajs/framework/utils"
import { FormerOrder } from "./models/former-order"

/** `former-orders/` reads and writes the table. */
export class FormerOrderModuleService extends MedusaService({ FormerOrder }) {}
