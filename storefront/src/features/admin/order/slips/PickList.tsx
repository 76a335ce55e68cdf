import type { AdminOrder } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { pickedFor } from "./packing"
import { SlipLines } from "./SlipLines"

export function PickList({ orders }: { orders: readonly AdminOrder[] }) {
  const { t } = useTranslation("admin")
  return (
    <section
      aria-label={t("slip.pick")}
      className="flex flex-col gap-6 rounded-card border border-line bg-card p-6 sm:p-10 print:break-after-page print:border-0 print:p-0"
    >
      <header>
        <h2 className="text-2xl">{t("slip.pick")}</h2>
        <p className="mt-1 text-bark">{t("slip.parcels", { count: orders.length })}</p>
      </header>
      <SlipLines caption={t("slip.pick")} lines={pickedFor(orders)} />
    </section>
  )
}
