import { MedusaService } from "@medusajs/framework/utils"
import { InsightChannelCount, InsightCountRow } from "./models/insight-count"

/** `counts/` uses the tables without this service. */
export class InsightModuleService extends MedusaService({ InsightChannelCount, InsightCountRow }) {}
