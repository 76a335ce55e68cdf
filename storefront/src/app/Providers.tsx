import { ShopClient, ShopProvider } from "@bon-perroquet/shop-react"
import { QueryClientProvider } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { cartSessionId } from "../features/cart"
import { useLanguage } from "../i18n"
import { queryClient } from "./query-client"

const client = new ShopClient()
const sessionId = cartSessionId()

/** What every screen stands on: the server's state and the shop's client, speaking the visitor's language. */
export function Providers({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  return (
    <QueryClientProvider client={queryClient}>
      <ShopProvider client={client} language={language} sessionId={sessionId}>
        {children}
      </ShopProvider>
    </QueryClientProvider>
  )
}
