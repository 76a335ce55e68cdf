import type { IncomingHttpHeaders } from "node:http"
import { CONSENT_COOKIE, TAG_GROUPS, type MerchantTags, type TagGroup } from "@bon-perroquet/contract"

type Directive = "script-src" | "connect-src" | "img-src"
type Sources = Partial<Record<Directive, string[]>>

const GOOGLE: Sources = {
  "script-src": ["https://www.googletagmanager.com"],
  "connect-src": [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://www.googletagmanager.com",
  ],
  "img-src": ["https://*.google-analytics.com", "https://www.googletagmanager.com"],
}
const META: Sources = {
  "script-src": ["https://connect.facebook.net"],
  "connect-src": ["https://www.facebook.com", "https://connect.facebook.net"],
  "img-src": ["https://www.facebook.com"],
}
const matomo = (url: string): Sources => {
  const { origin } = new URL(url)
  return { "script-src": [origin], "connect-src": [origin], "img-src": [origin] }
}

/** Hosts of the merchant's tags, by the consent that they need. */
const sourcesOf = (tags: MerchantTags): Record<TagGroup, Sources[]> => ({
  analytics: [...(tags.matomo ? [matomo(tags.matomo.url)] : []), ...(tags.ga4 ? [GOOGLE] : [])],
  marketing: tags.meta ? [META] : [],
})

const COOKIE = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([a-z.]{0,40})(?:;|$)`)

/** Returns the groups that the visitor allowed and that have a tag. */
export function allowedGroups(tags: MerchantTags, { cookie }: IncomingHttpHeaders): TagGroup[] {
  const [, value = ""] = COOKIE.exec(cookie ?? "") ?? []
  const sources = sourcesOf(tags)
  return TAG_GROUPS.filter((group) => sources[group].length > 0 && value.split(".").includes(group))
}

export const hasTags = (tags: MerchantTags): boolean => Boolean(tags.matomo ?? tags.ga4 ?? tags.meta)

/** Adds the hosts of the allowed tags to a content security policy, and no others. */
export function withTags(policy: string, tags: MerchantTags, groups: readonly TagGroup[]): string {
  const sources = groups.flatMap((group) => sourcesOf(tags)[group])
  return policy
    .split(";")
    .map((directive) => {
      const [name = ""] = directive.trim().split(/\s/)
      const added = new Set(sources.flatMap((each) => each[name as Directive] ?? []))
      return [directive, ...added].join(" ")
    })
    .join(";")
}
