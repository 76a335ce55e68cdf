import { MedusaService } from "@medusajs/framework/utils"
import { Listing } from "./models/listing"

export class ListingModuleService extends MedusaService({ Listing }) {}
