import type { Language } from "@bon-perroquet/contract"
import { isAllowed, type Right, type Role } from "@bon-perroquet/contract/rights"
import { useAnswer } from "./answers"

interface Me {
  role: Role | null
  dashboard: Partial<Record<Language, string>>
}

const useMe = () => useAnswer<Me>("/admin/administrators/me").data

/** Returns a function that checks a right, so that screens can hide actions. */
export function useMay(): (right: Right) => boolean {
  const me = useMe()
  return (right) => isAllowed(me?.role, right)
}

/**
 * Returns a function that turns a path of the dashboard into a URL in this language. It returns undefined until the
 * URLs are loaded.
 */
export function useDashboard(language: Language): (path: string) => string | undefined {
  const dashboard = useMe()?.dashboard
  const address = dashboard && (dashboard[language] ?? dashboard.fr)
  return (path) => (address ? address + path : undefined)
}
