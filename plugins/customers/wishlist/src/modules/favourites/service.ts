import { MedusaService } from "@medusajs/framework/utils"
import { Favourite } from "./models/favourite"

/** `marked/` writes many rows at once, without this service. */
export class FavouritesModuleService extends MedusaService({ Favourite }) {}
