import type { Language } from "@bon-perroquet/contract"
import { onlineManager, useQueryClient } from "@tanstack/react-query"
import { createContext, useContext, useMemo, type ReactNode } from "react"
import { type ShopApi, ShopApiError } from "@bon-perroquet/shop-client"
import { CartWriter } from "./cart-writes/cart-writer"
import type { ShopClient } from "./client/shop-client"

type Shop = {
  client: ShopClient
  api: ShopApi
  language: Language
  sessionId: string
  /** Id of the signed-in account. Null for a guest. */
  account: string | null
  cartWriter: CartWriter
}

/** Client and language of a query. Hooks take them from the provider, a prefetching server passes them. */
export type Asking = Pick<Shop, "client" | "language">

const ShopContext = createContext<Shop | null>(null)

type ShopProviderProps = {
  client: ShopClient
  language: Language
  sessionId: string
  /** Id of the signed-in account, whose trade prices are shown. Default: none. */
  account?: string | null
  children: ReactNode
}

export function ShopProvider({ client, language, sessionId, account = null, children }: ShopProviderProps) {
  const queries = useQueryClient()
  const cartWriter = useMemo(() => new CartWriter(client, queries, sessionId), [client, queries, sessionId])
  const shop = useMemo(
    () => ({ client, api: client.in(language), language, sessionId, account, cartWriter }),
    [client, language, sessionId, account, cartWriter],
  )
  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>
}

export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error("The shop's hooks can only be used inside <ShopProvider>")
  return shop
}

const RETRIES = 2

/** Returns true if a read should be retried: after network errors and 5xx, not after rejections and not offline. */
export function retryRead(failures: number, error: Error): boolean {
  const refused = error instanceof ShopApiError && error.status < 500
  return !refused && onlineManager.isOnline() && failures < RETRIES
}
