import { ownPictureAddress, pictureOrigins } from "@bon-perroquet/shop-api/catalogue"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { servedAddress } from "./store"

const isPath = (address: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(address)
const isWebAddress = (address: string): boolean => URL.canParse(address) && /^https?:\/\//i.test(address)

/**
 * Returns valid picture URLs.
 * @param allowed existing pictures of the product
 * @throws 400 for unsafe URLs, and for hosts that the content security policy blocks
 */
export function checkedAddresses(
  container: MedusaContainer,
  addresses: readonly string[],
  allowed: readonly string[] = [],
): string[] {
  const own = addresses.map((address) =>
    servedAddress(container, ownPictureAddress(container, address.trim())),
  )
  if (!own.every((address) => isPath(address) || isWebAddress(address)))
    throw refuse("invalid_request", 400, { field: "images" })
  const origins = pictureOrigins(container)
  const isElsewhere = (address: string) => isWebAddress(address) && !origins.includes(new URL(address).origin)
  if (own.some((address) => isElsewhere(address) && !allowed.includes(address)))
    throw refuse("image_elsewhere", 400, { field: "images" })
  return [...new Set(own)]
}
