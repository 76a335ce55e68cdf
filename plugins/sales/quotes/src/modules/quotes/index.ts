import { connectAlerts } from "@bon-perroquet/api-kit/alerts"
import { connectArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import { offerService } from "@bon-perroquet/api-kit/services"
import { checkedOptions, liveOption, readLive } from "@bon-perroquet/contract/options"
import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Module } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { QUOTES_FILE } from "../../moving-out"
import { QUOTES_OF_PEOPLE } from "../../quotes/of-people"
import { readUnanswered } from "../../quotes/rows"
import { QuotesModuleService } from "./service"

const optionsSchema = z.strictObject({ isOn: liveOption(z.boolean()).optional() })

/** Connects personal data, exported data and alerts even if the feature is disabled, because quotes may be open. */
function connect({ options }: LoaderOptions): Promise<void> {
  const { isOn = false } = checkedOptions("@bon-perroquet/quotes", optionsSchema, options)
  offerService("quotes", () => readLive(isOn))
  connectPersonalData(QUOTES_OF_PEOPLE)
  connectArchiveFile(QUOTES_FILE)
  connectAlerts("quote_requested", async (container) =>
    (await readUnanswered(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))).map(
      ({ id, created_at }) => ({ id, at: created_at }),
    ),
  )
  return Promise.resolve()
}

export default Module("quotes", { service: QuotesModuleService, loaders: [connect] })
