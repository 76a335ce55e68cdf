import { MedusaService } from "@medusajs/framework/utils"
import { PromotionUse } from "./models/promotion-use"

/** The generated methods only: what must happen once is written by the statements in `uses/`. */
export class PromotionUseModuleService extends MedusaService({ PromotionUse }) {}
