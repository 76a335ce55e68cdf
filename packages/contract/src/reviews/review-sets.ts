/** The closed sets about reviews. Without schemas, so that a shopper's page can import them. */

export const MOST_STARS = 5
export const REVIEW_STATES = ["waiting", "published", "refused"] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** The rules that a review may break: nothing else is a reason to refuse one, and few stars are none. */
export const REVIEW_RULES = [
  /** Insulting, hateful or indecent. */
  "insulting",
  /** Tells of other people, or of how to reach somebody. */
  "personal_data",
  /** Not about the product: about delivery, service, something else. */
  "off_topic",
  /** Advertising, or an address to other goods. */
  "advertising",
  /** Against the law, such as what claims that a product cures an animal. */
  "unlawful",
  /** Written for money or by somebody with an interest of their own. */
  "not_genuine",
] as const
export type ReviewRule = (typeof REVIEW_RULES)[number]

export const MAX_REVIEW_TITLE = 80
export const MAX_REVIEW_TEXT = 2_000
export const MAX_REVIEW_NAME = 40
export const MAX_REVIEW_REPLY = 1_000
export const MAX_REPORT_TEXT = 1_000
/** Reviews that one answer of a product's holds. */
export const REVIEWS_PER_PAGE = 10
