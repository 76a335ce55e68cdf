import type { MerchantTags as Tags, TagGroup } from "@bon-perroquet/contract"
import { useShopFacts } from "@bon-perroquet/shop-react"
import { useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { readConsent, useConsent } from "../cookies"
import { groupsWithTags, servedGroups, storeGroups } from "./groups"

/** Loads the merchant's tags for the groups that the visitor allowed. Shops without tags load nothing. */
export function MerchantTags() {
  const { tags } = useShopFacts()
  return tags && groupsWithTags(tags).length > 0 && <Allowed tags={tags} />
}

function Allowed({ tags }: { tags: Tags }) {
  const consent = useConsent()
  const { pathname } = useLocation()
  const atFirst = useRef<string>(undefined)
  useEffect(() => {
    // While React takes over a rendered page, the hook returns the server's value: no consent.
    const chosen = readConsent()
    const allowed = groupsWithTags(tags).filter((group) => chosen?.[group])
    atFirst.current ??= allowed.join()
    storeGroups(allowed)
    const isChanged = atFirst.current !== allowed.join()
    void apply(tags, { allowed, isChanged, pathname })
  }, [tags, consent.analytics, consent.marketing, pathname])
  return null
}

type State = { allowed: readonly TagGroup[]; isChanged: boolean; pathname: string }

/**
 * Loads the code of the tags only if there is something to do. After a change, the page is loaded again, because its
 * policy was sent with it.
 */
async function apply(tags: Tags, { allowed, isChanged, pathname }: State): Promise<void> {
  const ready = servedGroups.filter((group) => allowed.includes(group))
  if (!isChanged && ready.length === 0) return
  const { applyChange, showPage } = await import("./load")
  if (isChanged) applyChange(allowed, servedGroups)
  else showPage(tags, ready, pathname)
}
