import { CONSENT_COOKIE, TAG_GROUPS, type MerchantTags, type TagGroup } from "@bon-perroquet/contract"

/** Groups that have a tag in this shop. */
export const groupsWithTags = ({ matomo, ga4, meta }: MerchantTags): TagGroup[] =>
  TAG_GROUPS.filter((group) => (group === "analytics" ? matomo !== null || ga4 !== null : meta !== null))

function cookieGroups(): TagGroup[] {
  if (typeof document === "undefined") return []
  const [, value = ""] = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([a-z.]*)`).exec(document.cookie) ?? []
  return TAG_GROUPS.filter((group) => value.split(".").includes(group))
}

/**
 * Groups for which the edge served this page with a content security policy that allows their tags. The cookie of this
 * moment may be newer.
 */
export const servedGroups: readonly TagGroup[] = cookieGroups()

const A_YEAR = 31_536_000

/** Stores the allowed groups for the edge. */
export function storeGroups(groups: readonly TagGroup[]): void {
  if (cookieGroups().join() === groups.join()) return
  const age = groups.length > 0 ? A_YEAR : 0
  const secure = window.location.protocol === "https:" ? "; Secure" : ""
  document.cookie = `${CONSENT_COOKIE}=${groups.join(".")}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
}
