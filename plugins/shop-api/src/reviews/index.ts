/** Product reviews, if the optional plugin is loaded. */
export { connectReviews, reviewKeeper } from "./keeper"
export { ratingOf } from "./rating"
