/** Pictures of products: upload, re-encoding, storage, and deletion of unused ones. */
export { receivedFile } from "./receive"
export { pictureVariants, requirePicture } from "./variants"
export { pictureNameOf, showsPicture } from "./picture-name"
export { storePicture } from "./store"
export { checkedAddresses } from "./addresses"
export { deleteUnused } from "./delete-unused"
export { forgetUploads, noteUpload, overdueUploads } from "./forget-uploads"
