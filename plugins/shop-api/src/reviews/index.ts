/** What those who bought a product say of it, where a plugin keeps it. */
export { connectReviews, reviewKeeper } from "./keeper"
export { ratingOf } from "./rating"
