import { useEffect } from "react"
import { tellThatShopIsLive } from "../config/live"

/** Stands beside a screen, or with what is told instead of it: when this has come to life, so has the screen. */
export function Live() {
  useEffect(tellThatShopIsLive, [])
  return null
}
