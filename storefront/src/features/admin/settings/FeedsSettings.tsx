import { LANGUAGES, languageName } from "@bon-perroquet/contract"
import { Check, Copy } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Field } from "../../../components/Field"
import { toast } from "../../../components/toast"
import { useOffers } from "../../../config/services"
import { useShopOrigin } from "../../../config/shop-origin"
import { useLanguage } from "../../../i18n"
import { Empty } from "../lists/Empty"
import { SettingsScreen } from "./SettingsScreen"

const COPIED_MS = 2_000

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
                <FeedAddress
                  label={t("settings.feeds.in", { language: languageName(each, language) })}
                  address={`${origin}/feeds/google-${each}.xml`}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </SettingsScreen>
  )
}

function FeedAddress({ label, address }: { label: string; address: string }) {
  const { t } = useTranslation("admin")
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(0), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied((times) => times + 1),
      () => toast({ variant: "destructive", title: t("settings.feeds.notCopied") }),
    )
  const Icon = copied ? Check : Copy
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        className="min-w-64 flex-1"
        label={label}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button
        variant="secondary"
        aria-label={t("settings.feeds.copyOf", { label })}
        onClick={() => void copy()}
      >
        <Icon aria-hidden className="size-5" />
        {t("settings.feeds.copy")}
      </Button>
      <span role="status" className="sr-only">
        {copied > 0 && t("settings.feeds.copied")}
      </span>
    </div>
  )
}
