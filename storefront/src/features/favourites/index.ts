export { FavouriteButton, FavouritesLink } from "./FavouriteButton"
export { noMarks, ownMarks, subscribeToMarks } from "./own-marks"
