import { connectTags } from "@bon-perroquet/api-kit/tags"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { tagsOf, type TagOptions } from "../../tags"
import { InsightModuleService } from "./service"

function connect({ options }: LoaderOptions<TagOptions>): Promise<void> {
  connectTags(() => tagsOf(options ?? {}))
  return Promise.resolve()
}

export default Module("insight", { service: InsightModuleService, loaders: [connect] })
