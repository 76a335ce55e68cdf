import type { RepeatMethods } from "@bon-perroquet/contract"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Price } from "../../../components/price"
import type { DestinationValues } from "./destination-values"

const NAMED_METHODS = ["home", "pickup_point", "locker"] as const

type DestinationWayProps = { methods: RepeatMethods["methods"]; chosen: string | undefined }

export function DestinationWay({ methods, chosen }: DestinationWayProps) {
  const { t } = useTranslation("checkout")
  const { setValue } = useFormContext<DestinationValues>()
  const nameOf = ({ code, carrier }: Pick<RepeatMethods["methods"][number], "code" | "carrier">) => {
    const named = NAMED_METHODS.find((each) => each === code)
    return named ? t(`delivery.methods.${named}`, { carrier: carrier.name }) : t("delivery.methods.other")
  }
  return (
    <div role="radiogroup" aria-label={t("delivery.title")} className="flex flex-col gap-2">
      {methods.map(({ id, price_cents, ...method }) => (
        <label
          key={id}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-edge px-4 py-2 has-checked:border-leaf has-checked:bg-leaf-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="repeat_delivery_method"
            value={id}
            checked={id === chosen}
            onChange={() => setValue("method", id)}
            className="size-5 shrink-0 accent-leaf outline-none"
          />
          <span className="min-w-0 flex-1 font-semibold">{nameOf(method)}</span>
          <span>{price_cents === 0 ? t("delivery.free") : <Price cents={price_cents} />}</span>
        </label>
      ))}
    </div>
  )
}
