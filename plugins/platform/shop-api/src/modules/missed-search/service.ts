import { MedusaService } from "@medusajs/framework/utils"
import { MissedSearch } from "./models/missed-search"

/** `search/missed.ts` reads and writes the table. */
export class MissedSearchModuleService extends MedusaService({ MissedSearch }) {}
