import { CHOSEN_CHANNEL_HEADER, readAddress, STORAGE_KEYS } from "@bon-perroquet/contract"
import { forget, readStored, store } from "./storage"

/** Returns the code of the storefront that the administrator chose in the dashboard. Null: all. */
export const chosenChannel = (): string | null => readStored(STORAGE_KEYS.channel)

/** Stores the choice and loads the page again, because all data of the dashboard depend on it. */
export function chooseChannel(code: string | null): void {
  if (code === null) forget(STORAGE_KEYS.channel)
  else store(STORAGE_KEYS.channel, code)
  window.location.reload()
}

/** Returns the headers of a call from the dashboard. Pages of the shop are those of their host. */
export function channelHeaders(): Record<string, string> {
  const code = /^\/admin(\/|$)/.test(readAddress(window.location.pathname).path) ? chosenChannel() : null
  return code === null ? {} : { [CHOSEN_CHANNEL_HEADER]: code }
}
