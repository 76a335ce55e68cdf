/** What administrators do about reviews. */
export { decideReview } from "./decide"
export { adminReview, listReviews } from "./list"
