export { isPublicAddress } from "./public-address"
export { hasPrivateAddress, publicLookup } from "./public-lookup"
