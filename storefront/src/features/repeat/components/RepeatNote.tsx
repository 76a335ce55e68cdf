import { useCartRepeats, useShopFacts } from "@bon-perroquet/shop-react"
import { Repeat } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"

export function RepeatNote() {
  const { t } = useTranslation("checkout")
  const { t: cart } = useTranslation("cart")
  const { language } = useLanguage()
  const { repeats } = useShopFacts()
  const { data } = useCartRepeats(repeats !== null)
  const weeks = [...new Set(data?.repeats.map((each) => each.weeks))].sort((one, other) => one - other)
  if (!weeks.length) return null
  const words = weeks.map((count) => cart("repeat.every", { count }).toLocaleLowerCase(language))
  const rhythms = new Intl.ListFormat(language).format(words)
  return (
    <section className="flex gap-3 rounded-card border border-leaf bg-leaf-wash p-4">
      <Repeat aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
      <div>
        <h2 className="font-sans text-base font-semibold">{t("repeat.title")}</h2>
        <p className="text-sm">{t("repeat.text", { rhythms })}</p>
      </div>
    </section>
  )
}
