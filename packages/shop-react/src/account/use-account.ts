import { useMemo } from "react"
import { useShop } from "../provider"
import { AccountClient } from "./account-client"

/** The account's calls, with what they say besides their own parameters. */
export function useAccount() {
  const { client, language, sessionId } = useShop()
  return useMemo(
    () => ({ account: new AccountClient(client), call: { language }, sessionId }),
    [client, language, sessionId],
  )
}
