/** Moderation by administrators. */
export { decideReview } from "./decide"
export { adminReview, listReviews } from "./list"
export { named } from "./named"
