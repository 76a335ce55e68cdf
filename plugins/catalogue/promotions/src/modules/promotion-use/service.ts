import { MedusaService } from "@medusajs/framework/utils"
import { PromotionUse } from "./models/promotion-use"

/** Only generated methods. The statements in `uses/` guarantee that each use is counted once. */
export class PromotionUseModuleService extends MedusaService({ PromotionUse }) {}
