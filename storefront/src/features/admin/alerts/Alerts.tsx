import { useAlerts } from "@bon-perroquet/shop-react/admin"
import { TriangleAlert } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { useLoadFailure } from "../use-load-failure"
import { AlertEntry } from "./AlertEntry"

/** Lists problems that need a person, or renders nothing. */
export function Alerts() {
  const { t } = useTranslation("admin")
  const heading = useId()
  const { data, error } = useAlerts()
  useLoadFailure(error)
  if (!data?.length) return null
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-3 rounded-card border border-macaw bg-card p-4 sm:p-5"
    >
      <h2 id={heading} className="flex items-center gap-2 text-lg">
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-macaw" />
        {t("alerts.title", { count: data.length })}
      </h2>
      <ul aria-labelledby={heading} className="flex max-h-112 flex-col divide-y divide-line overflow-y-auto">
        {data.map((item) => (
          <AlertEntry key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </ul>
    </section>
  )
}
