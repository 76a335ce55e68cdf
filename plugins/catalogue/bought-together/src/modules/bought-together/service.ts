import { MedusaService } from "@medusajs/framework/utils"
import { BoughtPair } from "./models/bought-pair"

/** Only generated methods. The statements in `pairs/` read and write the table. */
export class BoughtTogetherModuleService extends MedusaService({ BoughtPair }) {}
