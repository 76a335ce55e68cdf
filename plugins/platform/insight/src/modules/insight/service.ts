import { MedusaService } from "@medusajs/framework/utils"
import { InsightCountRow } from "./models/insight-count"

/** `counts/` uses the table without this service. */
export class InsightModuleService extends MedusaService({ InsightCountRow }) {}
