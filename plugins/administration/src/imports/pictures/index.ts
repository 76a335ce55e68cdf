/** Pictures of products from a ZIP: matched by their names, told, then taken. */
export { checkPictures } from "./check"
export { takePictures } from "./take"
export { PICTURE_TEXTS } from "./texts"
