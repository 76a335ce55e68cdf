import { MedusaService } from "@medusajs/framework/utils"
import { BoughtPair } from "./models/bought-pair"

/** `pairs/` reads and writes the table. */
export class BoughtTogetherModuleService extends MedusaService({ BoughtPair }) {}
