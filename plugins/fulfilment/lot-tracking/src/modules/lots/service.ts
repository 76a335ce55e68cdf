import { MedusaService } from "@medusajs/framework/utils"
import { Lot } from "./models/lot"
import { LotKeeping } from "./models/lot-keeping"
import { LotMovement } from "./models/lot-movement"
import { LotRecallNotice } from "./models/lot-recall-notice"

/** Do not write with this service: triggers divide stock, `lots/` and `recalls/` write the rest. */
export class LotsModuleService extends MedusaService({ Lot, LotKeeping, LotMovement, LotRecallNotice }) {}
