import { createContext, useContext } from "react"

const ShopOriginContext = createContext("")

/** Provides the public address of the shop, for example https://shop.example. */
export const ShopOrigin = ShopOriginContext.Provider

export function useShopOrigin(): string {
  return useContext(ShopOriginContext)
}
