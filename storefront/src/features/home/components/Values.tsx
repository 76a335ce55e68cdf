import { Leaf, LockKeyhole, Truck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useDeliveryTexts } from "../../../components/delivery"

const VALUES = [
  { name: "quality", icon: Leaf },
  { name: "payment", icon: LockKeyhole },
  { name: "delivery", icon: Truck },
] as const

export function Values() {
  const { t } = useTranslation("home")
  const { days, free } = useDeliveryTexts()
  const facts = { days, free: free && `${free}.` }
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
              <p className="mt-1 text-bark">
                {(name !== "delivery" || days) && t(`values.${name}.text`, facts)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
