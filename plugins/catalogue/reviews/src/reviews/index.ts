/** Reading, writing, reporting and anonymising reviews. */
export { ownOrder } from "./author"
export { orderReviews, orderToReview, productsOf, wasDelivered } from "./of-order"
export { forgetAuthor, forgetOld, waitingReviews, writtenBy } from "./person"
export { publishedReviews } from "./read"
export { reportReview } from "./report"
export { reviewView, type ReviewRow } from "./rows"
export { lockProduct, summarise, removeReview, writeReview } from "./write"
