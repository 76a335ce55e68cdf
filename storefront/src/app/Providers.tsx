import { ShopProvider, type ShopClient } from "@bon-perroquet/shop-react"
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { ShopOrigin } from "../config/shop-origin"
import { useLanguage } from "../i18n"

type ProvidersProps = {
  client: ShopClient
  queries: QueryClient
  /** The cart's session; nobody's on the server. */
  sessionId: string
  /** The shop's public address. */
  origin: string
  children: ReactNode
}

/** What every screen stands on: the server's state and the shop's client, speaking the visitor's language. */
export function Providers({ client, queries, sessionId, origin, children }: ProvidersProps) {
  const { language } = useLanguage()
  return (
    <ShopOrigin value={origin}>
      <QueryClientProvider client={queries}>
        <ShopProvider client={client} language={language} sessionId={sessionId}>
          {children}
        </ShopProvider>
      </QueryClientProvider>
    </ShopOrigin>
  )
}
