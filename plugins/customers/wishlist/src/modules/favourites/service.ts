import { MedusaService } from "@medusajs/framework/utils"
import { Favourite } from "./models/favourite"

/** Do not write with this service: `marked/` writes many rows at once. */
export class FavouritesModuleService extends MedusaService({ Favourite }) {}
