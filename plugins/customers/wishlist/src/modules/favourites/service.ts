import { MedusaService } from "@medusajs/framework/utils"
import { Favourite } from "./models/favourite"

/** Only generated methods. The statements in `marked/` write many rows at once. */
export class FavouritesModuleService extends MedusaService({ Favourite }) {}
