export { checkPictures } from "./check"
export { takePictures } from "./take"
export { PICTURE_TEXTS } from "./texts"
export { withPictures } from "./fetched"
