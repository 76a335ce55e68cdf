import { MedusaService } from "@medusajs/framework/utils"
import { PromotionUse } from "./models/promotion-use"

/** `uses/` guarantees that each use is counted once. */
export class PromotionUseModuleService extends MedusaService({ PromotionUse }) {}
