import { Module } from "@medusajs/framework/utils"
import { StaffNoteModuleService } from "./service"

export const STAFF_NOTE_MODULE = "staff_note"

export default Module(STAFF_NOTE_MODULE, { service: StaffNoteModuleService })
export type { StaffNoteModuleService }
