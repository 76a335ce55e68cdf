import { MedusaService } from "@medusajs/framework/utils"
import { BoughtPair } from "./models/bought-pair"

/** Do not use the service for the table: `pairs/` reads and writes it. */
export class BoughtTogetherModuleService extends MedusaService({ BoughtPair }) {}
