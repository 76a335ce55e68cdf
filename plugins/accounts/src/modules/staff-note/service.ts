import { MedusaService } from "@medusajs/framework/utils"
import { StaffNote } from "./models/staff-note"

/** What administrators wrote down of orders and customers; `src/staff-notes` reads and writes the rows. */
export class StaffNoteModuleService extends MedusaService({ StaffNote }) {}
