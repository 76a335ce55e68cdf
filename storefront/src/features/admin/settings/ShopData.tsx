import { ADMIN_FILES } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { FetchFileButton } from "../lists/FetchFileButton"
import { SettingsScreen } from "./SettingsScreen"

/** Offers a download of all data that the shop stores. */
export function ShopData() {
  const { t } = useTranslation("admin")
  return (
    <SettingsScreen>
      <section className="flex flex-col items-start gap-5">
        <h2 className="text-xl">{t("settings.data.title")}</h2>
        <p className="max-w-prose text-bark">{t("settings.data.intro")}</p>
        <p className="max-w-prose text-bark">{t("settings.data.again")}</p>
        <FetchFileButton file={ADMIN_FILES.shop} name="shop.zip" text={t("settings.data.fetch")} />
      </section>
    </SettingsScreen>
  )
}
