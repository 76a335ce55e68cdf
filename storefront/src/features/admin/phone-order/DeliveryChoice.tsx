import type { Delivery } from "@bon-perroquet/contract"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Price } from "../../../components/price"
import { Part } from "./Part"

type DeliveryChoiceProps = {
  methods: Delivery["methods"]
  chosen: string | undefined
  onChoose: (id: string) => void
}

export function DeliveryChoice({ methods, chosen, onChoose }: DeliveryChoiceProps) {
  const { t } = useTranslation("admin")
  const name = useId()
  return (
    <Part title={t("phoneOrder.delivery")}>
      {methods.length === 0 && <p className="text-bark">{t("phoneOrder.noDelivery")}</p>}
      <div role="radiogroup" aria-label={t("phoneOrder.delivery")} className="flex flex-col">
        {methods.map(({ id, code, price_cents }) => (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="size-5 shrink-0 accent-leaf"
            />
            <span className="mr-auto">{t(code === "home" ? "phoneOrder.home" : "phoneOrder.otherWay")}</span>
            <Price cents={price_cents} className="tabular-nums" />
          </label>
        ))}
      </div>
    </Part>
  )
}
