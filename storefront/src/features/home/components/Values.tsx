import { FREE_DELIVERY_FROM_CENTS } from "@bon-perroquet/contract"
import { Leaf, LockKeyhole, Truck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatRoundCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"

const VALUES = [
  { name: "quality", icon: Leaf },
  { name: "payment", icon: LockKeyhole },
  { name: "delivery", icon: Truck },
] as const

/** Three reasons to trust the shop. */
export function Values() {
  const { t } = useTranslation("home")
  const { language } = useLanguage()
  const amount = formatRoundCents(FREE_DELIVERY_FROM_CENTS, language)
  return (
    <section aria-labelledby="values" className="page-width pt-8">
      <h2 id="values" className="sr-only">
        {t("values.title")}
      </h2>
      <ul className="grid gap-8 border-y border-line py-10 md:grid-cols-3">
        {VALUES.map(({ name, icon: Icon }) => (
          <li key={name} className="flex gap-4">
            <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-pill bg-leaf-wash text-leaf">
              <Icon aria-hidden className="size-6" />
            </span>
            <div>
              <h3 className="text-lg">{t(`values.${name}.title`)}</h3>
              <p className="mt-1 text-bark">{t(`values.${name}.text`, { amount })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
