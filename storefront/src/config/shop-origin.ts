import { createContext, useContext } from "react"

const ShopOriginContext = createContext("")

/** Tells what is below at which public address the shop is, such as https://shop.example. */
export const ShopOrigin = ShopOriginContext.Provider

/** The shop's public address, for what must be said with it: canonical links, shared pictures. */
export function useShopOrigin(): string {
  return useContext(ShopOriginContext)
}
