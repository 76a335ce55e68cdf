import { connectArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { connectLetters } from "@bon-perroquet/api-kit/mails"
import { connectMailingList } from "@bon-perroquet/api-kit/mailing-lists"
import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import { connectReviews } from "@bon-perroquet/api-kit/reviews"
import { offerService } from "@bon-perroquet/api-kit/services"
import { checkedOptions, liveOption, readLive } from "@bon-perroquet/contract/options"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { REVIEW_LETTERS } from "../../mails"
import { QUESTIONS_FILE } from "../../moving-out"
import { askedBy, forgetAsker, waitingQuestions } from "../../questions"
import { askAfter, endRequests } from "../../requests"
import {
  addReviews,
  forgetAuthor,
  publishedReviews,
  removeReviews,
  reviewsOfProducts,
  waitingReviews,
  writtenBy,
} from "../../reviews"
import { ReviewsModuleService } from "./service"

const optionsSchema = z.strictObject({
  isOn: liveOption(z.boolean()).optional(),
  /** Days between delivery and invitation. 0 disables invitations. */
  requestDays: liveOption(z.number().min(0)).optional(),
})

/** Connects the plugin to api-kit's ports in a module loader, because worker processes load no API routes. */
function connect({ options }: LoaderOptions): Promise<void> {
  const { isOn = true, requestDays = 0 } = checkedOptions("@bon-perroquet/reviews", optionsSchema, options)
  connectMailingList("reviews", endRequests)
  connectPersonalData({ part: "reviews", read: writtenBy, erase: forgetAuthor })
  connectPersonalData({ part: "questions", read: askedBy, erase: forgetAsker })
  connectArchiveFile(QUESTIONS_FILE)
  const isOffered = () => readLive(isOn)
  const delay = () => (isOffered() ? readLive(requestDays) : 0)
  offerService("questions", isOffered)
  connectReviews(
    {
      ...{ waiting: waitingReviews, waitingQuestions },
      ...{ published: publishedReviews, ofProducts: reviewsOfProducts },
      ...{ add: addReviews, remove: removeReviews },
    },
    isOffered,
  )
  askAfter(delay)
  connectLetters(REVIEW_LETTERS, () => delay() > 0)
  return Promise.resolve()
}

export default Module("reviews", { service: ReviewsModuleService, loaders: [connect] })
