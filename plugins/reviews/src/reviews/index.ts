/** What buyers say of products: reading it, writing it, giving notice of it, forgetting whose it was. */
export { ownOrder } from "./author"
export { orderReviews, orderToReview, productsOf, wasDelivered } from "./of-order"
export { forgetAuthor, forgetOld, waitingReviews, writtenBy } from "./person"
export { publishedReviews } from "./read"
export { reportReview } from "./report"
export { reviewView, type ReviewRow } from "./rows"
export { lockProduct, summarise } from "./summary"
export { removeReview, writeReview } from "./write"
