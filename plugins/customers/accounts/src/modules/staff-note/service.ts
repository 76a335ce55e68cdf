import { MedusaService } from "@medusajs/framework/utils"
import { StaffNote } from "./models/staff-note"

export class StaffNoteModuleService extends MedusaService({ StaffNote }) {}
