import { campaignSource, type SOURCES } from "@bon-perroquet/contract"

const HOSTS: [source: (typeof SOURCES)[number], host: RegExp][] = [
  [
    "email",
    /(^|\.)(mail\.google\.com|mail\.yahoo\.com|outlook\.(live|office)\.com|mail\.proton\.me|webmail\..+)$/,
  ],
  [
    "search",
    /(^|\.)(google\.[a-z.]+|bing\.com|duckduckgo\.com|ecosia\.org|qwant\.com|startpage\.com|yahoo\.com|search\.brave\.com|yandex\.[a-z.]+|baidu\.com|lilo\.org)$/,
  ],
  [
    "social",
    /(^|\.)(facebook\.com|instagram\.com|messenger\.com|whatsapp\.com|pinterest\.[a-z.]+|youtube\.com|youtu\.be|tiktok\.com|linkedin\.com|lnkd\.in|reddit\.com|twitter\.com|x\.com|t\.co|threads\.net|threads\.com|bsky\.app|mastodon\.social|snapchat\.com|t\.me)$/,
  ],
]

/** A visitor who returns from the payment page is no new visit. */
const PAYMENT_PAGE = "checkout.stripe.com"

function hostOf(referer: string): string {
  // Android apps send "android-app://com.google.android.gm/".
  const url = URL.canParse(referer) ? new URL(referer) : null
  return url?.hostname.toLowerCase() ?? ""
}

/**
 * Returns the class of a visit's source, or null if the page was opened from the shop itself or its payment page.
 * The address of the other page is not kept.
 */
export function visitSource(address: URL, referer: string | undefined, ownHost: string): string | null {
  const host = referer ? hostOf(referer) : ""
  if (host !== "" && [ownHost, PAYMENT_PAGE].includes(host)) return null
  const campaign = address.searchParams.get("utm_source")
  if (campaign) return campaignSource(campaign)
  if (!referer || host === "") return "direct"
  return HOSTS.find(([, pattern]) => pattern.test(host))?.[0] ?? "site"
}
