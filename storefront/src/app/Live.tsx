import { useEffect } from "react"
import { tellThatShopIsLive } from "../config/live"

/** Signals that its screen is hydrated. */
export function Live() {
  useEffect(tellThatShopIsLive, [])
  return null
}
