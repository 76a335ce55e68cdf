import { MedusaService } from "@medusajs/framework/utils"
import { StaffNote } from "./models/staff-note"

/** Stores administrators' notes. `src/staff-notes` reads and writes the rows. */
export class StaffNoteModuleService extends MedusaService({ StaffNote }) {}
