import { ShopProvider, type ShopClient } from "@bon-perroquet/shop-react"
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { ShopOrigin } from "../config/shop-origin"
import { useAccountId } from "../features/account"
import { useLanguage } from "../i18n"

type ProvidersProps = {
  client: ShopClient
  queries: QueryClient
  /** Id of the browser's cart. Empty on the server. */
  sessionId: string
  origin: string
  children: ReactNode
}

export function Providers({ client, queries, sessionId, origin, children }: ProvidersProps) {
  const { language } = useLanguage()
  return (
    <ShopOrigin value={origin}>
      <QueryClientProvider client={queries}>
        <ShopProvider client={client} language={language} sessionId={sessionId} useAccount={useAccountId}>
          {children}
        </ShopProvider>
      </QueryClientProvider>
    </ShopOrigin>
  )
}
