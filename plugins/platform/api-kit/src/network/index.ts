export { isPublicAddress } from "./public-address"
export { hasPrivateAddress, isPermittedHost, isPublicUrl, publicLookup } from "./public-lookup"
