import { Module } from "@medusajs/framework/utils"
import { UploadModuleService } from "./service"

export const UPLOAD_MODULE = "upload"

export default Module(UPLOAD_MODULE, { service: UploadModuleService })
export type { UploadModuleService }
export type { UploadRow, UploadTable } from "./upload-table"
