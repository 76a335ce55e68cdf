import { STORAGE_KEYS } from "@bon-perroquet/contract"
import { answerOf, ShopApiError, useShop } from "@bon-perroquet/shop-react"
import { useEffect } from "react"
import { logFailure } from "../../config/failure-log"
import { readStored } from "../../config/storage"
import { isWorn } from "./token-age"
import { endSession, keepSignedIn } from "./use-auth"

/** Milliseconds between checks of the token's age. */
const LOOK_EVERY_MS = 15 * 60_000

/** Renews the session token of active visitors. Signs out visitors whose token has expired. */
export function SessionKeeper() {
  const { api } = useShop()
  useEffect(() => {
    const renew = async () => {
      const token = readStored(STORAGE_KEYS.authToken)
      if (!token || document.hidden || !isWorn(token)) return
      try {
        const answer = await answerOf(api.POST("/api/auth/refresh"))
        // Ignores the response if the customer has signed out or somebody else has signed in.
        if (readStored(STORAGE_KEYS.authToken) === token) keepSignedIn(answer)
      } catch (error) {
        if (error instanceof ShopApiError && error.status === 401) endSession(token)
        else logFailure("The session was not renewed", error)
      }
    }
    const look = () => void renew()
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    document.addEventListener("visibilitychange", look)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", look)
    }
  }, [api])
  return null
}
