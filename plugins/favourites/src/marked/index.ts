export { FAVOURITES_OF_PEOPLE } from "./of-people"
export { favouritesOf, mark, unmark } from "./rows"
