import { MedusaService } from "@medusajs/framework/utils"
import { RecordedChange } from "./models/recorded-change"

export class ChangeLogModuleService extends MedusaService({ RecordedChange }) {}
