import type { Language } from "@bon-perroquet/contract"
import { isAllowed, type Right, type Role } from "@bon-perroquet/contract/rights"
import { useAnswer } from "./answers"

interface Me {
  role: Role | null
  /** Address of the shop's dashboard, in the languages that the shop speaks. */
  dashboard: Partial<Record<Language, string>>
}

const useMe = () => useAnswer<Me>("/admin/administrators/me").data

/** Whether the administrator's role includes something: what may not be done is not offered. */
export function useMay(): (right: Right) => boolean {
  const me = useMe()
  return (right) => isAllowed(me?.role, right)
}

/** The address of a screen of the shop's dashboard, in this language where the shop speaks it; undefined until it is known. */
export function useDashboard(language: Language): (path: string) => string | undefined {
  const dashboard = useMe()?.dashboard
  const address = dashboard && (dashboard[language] ?? dashboard.fr)
  return (path) => (address ? address + path : undefined)
}
