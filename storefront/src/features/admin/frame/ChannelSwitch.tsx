import { useChannels } from "@bon-perroquet/shop-react/admin"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { CONTROL } from "../../../components/class-names"
import { chosenChannel, chooseChannel } from "../../../config/channel"
import { useAuth } from "../../account"

/** Chooses the storefront whose orders, products and settings the dashboard shows. Hidden in a shop with one. */
export function ChannelSwitch() {
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
