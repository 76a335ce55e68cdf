import { MedusaService } from "@medusajs/framework/utils"
import { MissedAddress } from "./models/missed-address"
import { Redirect } from "./models/redirect"

/** `redirects/table.ts` and `redirects/missed.ts` read and write the tables. */
export class RedirectModuleService extends MedusaService({ Redirect, MissedAddress }) {}
