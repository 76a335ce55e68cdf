import { LANGUAGES, languageName } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useOffers } from "../../../config/services"
import { useShopOrigin } from "../../../config/shop-origin"
import { useLanguage } from "../../../i18n"
import { Empty } from "../lists/Empty"
import { CopyField } from "./CopyField"
import { SettingsScreen } from "./SettingsScreen"

export function FeedsSettings() {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const origin = useShopOrigin()
  const offered = useOffers("product_feed")
  return (
    <SettingsScreen>
      <section className="flex flex-col gap-5">
        <h2 className="text-xl">{t("settings.feeds.title")}</h2>
        <p className="max-w-prose text-bark">{t("settings.feeds.intro")}</p>
        {!offered && <Empty text={t("settings.feeds.off")} />}
        {offered && (
          <ul className="flex flex-col gap-4">
            {LANGUAGES.map((each) => (
              <li key={each}>
                <CopyField
                  label={t("settings.feeds.in", { language: languageName(each, language) })}
                  text={`${origin}/feeds/google-${each}.xml`}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </SettingsScreen>
  )
}
