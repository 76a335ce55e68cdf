export { FavouriteButton } from "./FavouriteButton"
export { useFavourites } from "./use-favourites"
