import type { MerchantTags, TagGroup } from "@bon-perroquet/contract"

type Queue = unknown[]
interface TagWindow {
  _paq?: Queue[]
  dataLayer?: unknown[]
  fbq?: FacebookQueue
  _fbq?: FacebookQueue
}
interface FacebookQueue {
  (...command: unknown[]): void
  queue: unknown[]
  push: FacebookQueue
  loaded: boolean
  version: string
}

const page = () => window as unknown as TagWindow

function addScript(source: string): void {
  const script = document.createElement("script")
  script.async = true
  script.src = source
  document.head.append(script)
}

function beginMatomo({ url, site }: NonNullable<MerchantTags["matomo"]>): void {
  const commands = (page()._paq ??= [])
  commands.push(["setTrackerUrl", `${url}matomo.php`], ["setSiteId", site], ["enableLinkTracking"])
  addScript(`${url}matomo.js`)
}

function beginGoogle(id: string): void {
  const layer = (page().dataLayer ??= [])
  function gtag(..._command: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- Google's script accepts only an arguments object
    layer.push(arguments)
  }
  gtag("js", new Date())
  gtag("config", id)
  addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
}

function beginMeta(id: string): void {
  const queue = ((...command: unknown[]) => void queue.queue.push(command)) as FacebookQueue
  Object.assign(queue, { queue: [], push: queue, loaded: true, version: "2.0" })
  page().fbq ??= queue
  page()._fbq ??= queue
  page().fbq?.("init", id)
  addScript("https://connect.facebook.net/en_US/fbevents.js")
}

const begun = new Set<string>()
const once = (name: string, begin: () => void) => {
  if (begun.has(name)) return
  begun.add(name)
  begin()
}

let shown: string | undefined

/** Loads the allowed tags, and reports each page once. Google's tag notices changes of the address itself. */
export function showPage(
  { matomo, ga4, meta }: MerchantTags,
  allowed: readonly TagGroup[],
  pathname: string,
): void {
  const mayAnalyse = allowed.includes("analytics")
  if (matomo && mayAnalyse) once("matomo", () => beginMatomo(matomo))
  if (ga4 && mayAnalyse) once("ga4", () => beginGoogle(ga4))
  if (meta && allowed.includes("marketing")) once("meta", () => beginMeta(meta))
  if (shown === pathname) return
  shown = pathname
  if (begun.has("matomo"))
    page()._paq?.push(
      ["setCustomUrl", window.location.href],
      ["setDocumentTitle", document.title],
      ["trackPageView"],
    )
  if (begun.has("meta")) page().fbq?.("track", "PageView")
}

/** Cookies of the tags, by group. */
const COOKIES: Record<TagGroup, RegExp> = { analytics: /^(_ga|_pk_|_gid)/, marketing: /^(_fbp|_fbc)/ }

/** Deletes the cookies of a tag on this host and its parents, because tags choose the widest domain. */
function deleteCookies(group: TagGroup): void {
  const labels = window.location.hostname.split(".")
  const domains = labels.map((_, index) => labels.slice(index).join("."))
  for (const [name = ""] of document.cookie.split(/;\s*/).map((each) => each.split("=")))
    if (COOKIES[group].test(name))
      for (const domain of ["", ...domains])
        document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`
}

/** Loads the page again after a change of the consent, so that its policy and its scripts follow. */
export function applyChange(allowed: readonly string[], served: readonly TagGroup[]): void {
  for (const group of served) if (!allowed.includes(group)) deleteCookies(group)
  window.location.reload()
}
