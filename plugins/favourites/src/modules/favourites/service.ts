import { MedusaService } from "@medusajs/framework/utils"
import { Favourite } from "./models/favourite"

/** The generated methods only: favourites are written many at once, by the statements in `marked/`. */
export class FavouritesModuleService extends MedusaService({ Favourite }) {}
