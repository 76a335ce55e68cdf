export { isPublicAddress } from "./public-address"
export { hasPrivateAddress, isPublicUrl, publicLookup } from "./public-lookup"
