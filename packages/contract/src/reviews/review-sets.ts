/** Limits, states and rules of reviews. Imports no schemas, so that pages for customers can use it. */

export const MOST_STARS = 5
export const REVIEW_STATES = ["waiting", "published", "refused"] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Rules that a review can break. Only these are reasons for a refusal. A low rating is not a reason. */
export const REVIEW_RULES = [
  /** Insulting, hateful or indecent. */
  "insulting",
  /** Personal data of others, or contact details. */
  "personal_data",
  /** Not about the product, for example about delivery or service. */
  "off_topic",
  /** Advertising, or a link to other goods. */
  "advertising",
  /** Illegal content, for example a claim that a product cures an animal. */
  "unlawful",
  /** Paid for, or written by somebody with a personal interest. */
  "not_genuine",
] as const
export type ReviewRule = (typeof REVIEW_RULES)[number]

export const MAX_REVIEW_TITLE = 80
export const MAX_REVIEW_TEXT = 2_000
export const MAX_REVIEW_NAME = 40
export const MAX_REVIEW_REPLY = 1_000
export const MAX_REPORT_TEXT = 1_000
export const REVIEWS_PER_PAGE = 10
export const MAX_QUESTION_TEXT = 500
/** Maximum number of a customer's questions without an answer. */
export const MAX_WAITING_QUESTIONS = 5
