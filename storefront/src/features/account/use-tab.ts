import { useSearchParams } from "react-router"
import { KEEP_SCROLL } from "../../config/navigation-state"

export const PROFILE_TABS = ["profile", "orders", "repeats", "addresses", "security", "preferences"] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

const PARAMETER = "tab"

/** Returns the open tab of the address and a function to change it. */
export function useTab(): [tab: ProfileTab, open: (tab: string) => void] {
  const [search, setSearch] = useSearchParams()
  const tab = PROFILE_TABS.find((name) => name === search.get(PARAMETER)) ?? "profile"
  const open = (next: string) =>
    setSearch(next === "profile" ? {} : { [PARAMETER]: next }, { replace: true, state: KEEP_SCROLL })
  return [tab, open]
}
