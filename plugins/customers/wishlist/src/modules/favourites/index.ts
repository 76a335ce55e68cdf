import { connectArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import { offerService } from "@bon-perroquet/api-kit/services"
import { checkedOptions, liveOption, readLive } from "@bon-perroquet/contract/options"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { FAVOURITES_OF_PEOPLE } from "../../marked"
import { WISH_LISTS_FILE } from "../../moving-out"
import { FavouritesModuleService } from "./service"

const optionsSchema = z.strictObject({ isOn: liveOption(z.boolean()).optional() })

/** Connects personal and exported data even if the feature is disabled. */
function connect({ options }: LoaderOptions): Promise<void> {
  const { isOn = true } = checkedOptions("@bon-perroquet/wishlist", optionsSchema, options)
  connectPersonalData(FAVOURITES_OF_PEOPLE)
  connectArchiveFile(WISH_LISTS_FILE)
  offerService("favourites", () => readLive(isOn))
  return Promise.resolve()
}

export default Module("favourites", { service: FavouritesModuleService, loaders: [connect] })
