import { useToday, useChannels } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "react-router"
import { Badge } from "../../../components/Badge"
import { useLanguage } from "../../../i18n"
import { useOffers } from "../../../config/services"
import { useMay } from "../guard/use-may"
import { formatCount } from "../number-formats"
import { DESTINATIONS, isAt, type Destination } from "./destinations"
import { useEffect } from "react"
import { CONTROL } from "../../../components/class-names"
import { chosenChannel, chooseChannel } from "../../../config/channel"
import { useAuth } from "../../account"

const LINK =
  "flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold hover:bg-sunken lg:min-h-10 " +
  "aria-[current=page]:bg-leaf-wash aria-[current=page]:text-leaf"

export function Navigation({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation("admin")
  const may = useMay()
  const { data: today } = useToday()
  const hasGiftCards = useOffers("gift_cards")
  const isThere = ({ name }: Destination) => {
    if (name === "giftCards") return hasGiftCards
    return name !== "reviews" || typeof today?.reviews === "number"
  }
  return (
    <nav aria-label={t("frame.navigation")} className="flex flex-col gap-3">
      <ChannelSwitch />
      <ul className="flex flex-col gap-0.5">
        {DESTINATIONS.filter((each) => may(each.right) && isThere(each)).map((destination) => (
          <li key={destination.name}>
            <Entry destination={destination} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type EntryProps = { destination: Destination; onLeave: (() => void) | undefined }

function Entry({ destination, onLeave }: EntryProps) {
  const { t } = useTranslation("admin")
  const { pathname } = useLocation()
  const { data: today } = useToday()
  const { name, icon: Icon } = destination
  return (
    <Link
      to={destination.to}
      onClick={onLeave}
      aria-current={isAt(destination, pathname) ? "page" : undefined}
      className={LINK}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 leading-tight">{t(`frame.to.${name}`)}</span>
      {name === "orders" && <ToPack count={today?.orders?.to_pack ?? 0} />}
    </Link>
  )
}

function ToPack({ count }: { count: number }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  if (count === 0) return null
  return (
    <Badge tone="warning" className="ml-auto tabular-nums">
      {formatCount(count, language)}
      <span className="sr-only">{t("today.orders.to_pack")}</span>
    </Badge>
  )
}

/** Chooses the storefront whose orders, products and settings the dashboard shows. Hidden in a shop with one. */
function ChannelSwitch() {
  const { t } = useTranslation("admin")
  const { user } = useAuth()
  const { data: channels, error } = useChannels()
  const chosen = chosenChannel()
  // Another administrator of this browser may have chosen a storefront that this one cannot see.
  const isLost =
    chosen !== null && (error !== null || channels?.every(({ code }) => code !== chosen) === true)
  useEffect(() => {
    if (isLost) chooseChannel(null)
  }, [isLost])
  if (!channels || channels.length < 2) return null
  return (
    <select
      aria-label={t("channels.one")}
      value={chosen ?? ""}
      onChange={({ target }) => chooseChannel(target.value || null)}
      className={CONTROL}
    >
      {!user?.channels && <option value="">{t("channels.all")}</option>}
      {channels.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
