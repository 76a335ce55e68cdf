import { connectLetters } from "@bon-perroquet/mail/wording"
import { connectMailingList } from "@bon-perroquet/api-kit/mailing-lists"
import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import { connectReviews } from "@bon-perroquet/api-kit/reviews"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { REVIEW_LETTERS } from "../../mails"
import { askAfter, endRequests } from "../../requests"
import { forgetAuthor, waitingReviews, writtenBy } from "../../reviews"
import { ReviewsModuleService } from "./service"

interface ModuleOptions extends Record<string, unknown> {
  isOn?: boolean
  /** Days between delivery and invitation. 0 disables invitations. */
  requestDays?: number
}

/** A module loader, because worker processes load no API routes. */
function connect({ options }: LoaderOptions<ModuleOptions>): Promise<void> {
  connectMailingList("reviews", endRequests)
  connectPersonalData({ part: "reviews", read: writtenBy, erase: forgetAuthor })
  if (options?.isOn !== false) {
    connectReviews({ waiting: waitingReviews })
    askAfter(options?.requestDays ?? 0)
    if (options?.requestDays) connectLetters(REVIEW_LETTERS)
  }
  return Promise.resolve()
}

export default Module("reviews", { service: ReviewsModuleService, loaders: [connect] })
