import { MedusaService } from "@medusajs/framework/utils"
import { BoughtPair } from "./models/bought-pair"

/** The generated methods only: pairs are counted and read by the statements in `pairs/`. */
export class BoughtTogetherModuleService extends MedusaService({ BoughtPair }) {}
