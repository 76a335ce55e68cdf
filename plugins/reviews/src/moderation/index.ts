/** What administrators do about reviews. */
export { decideReview } from "./decide"
export { adminReview, listReviews } from "./list"
export { named } from "./named"
