import { MedusaService } from "@medusajs/framework/utils"
import { PromotionUse } from "./models/promotion-use"

/** Do not write with this service: `uses/` counts each use exactly once. */
export class PromotionUseModuleService extends MedusaService({ PromotionUse }) {}
