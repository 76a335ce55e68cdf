import { MedusaService } from "@medusajs/framework/utils"
import { Favourite } from "./models/favourite"

/** `marked/` writes many rows at once. */
export class FavouritesModuleService extends MedusaService({ Favourite }) {}
