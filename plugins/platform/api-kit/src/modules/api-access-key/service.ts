import { MedusaService } from "@medusajs/framework/utils"
import { ApiAccessKey } from "./models/api-access-key"

/** `api-keys/` uses the table without this service. */
export class ApiAccessKeyModuleService extends MedusaService({ ApiAccessKey }) {}
