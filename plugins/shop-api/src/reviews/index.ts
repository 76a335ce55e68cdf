export { connectReviews, reviewKeeper } from "./keeper"
export { ratingOf } from "./rating"
