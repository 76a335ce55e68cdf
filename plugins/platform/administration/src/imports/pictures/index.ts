/** Imports product pictures from a ZIP: matches them by name, shows the changes, then applies them. */
export { checkPictures } from "./check"
export { takePictures } from "./take"
export { PICTURE_TEXTS } from "./texts"
export { withPictures } from "./fetched"
