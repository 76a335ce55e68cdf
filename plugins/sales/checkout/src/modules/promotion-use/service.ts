import { MedusaService } from "@medusajs/framework/utils"
import { PromotionUse } from "./models/promotion-use"

/** Only read with this service. `promotions/uses` writes the rows, so that each use counts exactly once. */
export class PromotionUseModuleService extends MedusaService({ PromotionUse }) {}
