import { MedusaService } from "@medusajs/framework/utils"
import { BoughtPair } from "./models/bought-pair"

/** `pairs/` uses the table without this service. */
export class BoughtTogetherModuleService extends MedusaService({ BoughtPair }) {}
