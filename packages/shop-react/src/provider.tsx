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
  useAccount: UseAccount
  cartWriter: CartWriter
}

/**
 * Returns the id of the signed-in account, or null for a guest. It is a hook, because a changed value of the context
 * would make React discard the parts of a page that are not hydrated yet.
 */
type UseAccount = () => string | null

const useNoAccount: UseAccount = () => null

/** Client and language of a query. Hooks take them from the provider, a prefetching server passes them. */
export type Asking = Pick<Shop, "client" | "language">

const ShopContext = createContext<Shop | null>(null)

type ShopProviderProps = {
  client: ShopClient
  language: Language
  sessionId: string
  /** Account whose trade prices are shown. Always the same function. Default: none. */
  useAccount?: UseAccount
  children: ReactNode
}

export function ShopProvider({
  client,
  language,
  sessionId,
  useAccount = useNoAccount,
  children,
}: ShopProviderProps) {
  const queries = useQueryClient()
  const cartWriter = useMemo(() => new CartWriter(client, queries, sessionId), [client, queries, sessionId])
  const shop = useMemo(
    () => ({ client, api: client.in(language), language, sessionId, useAccount, cartWriter }),
    [client, language, sessionId, useAccount, cartWriter],
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
