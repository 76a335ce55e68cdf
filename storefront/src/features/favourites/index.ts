export { FavouriteButton } from "./FavouriteButton"
export { noMarks, ownMarks, subscribeToMarks } from "./own-marks"
