import { POINT_KINDS, type Delivery, type DeliveryPoint } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { classNames } from "../../../components/class-names"
import { Arrival } from "../../../components/arrival"
import { daysText } from "../../../components/delivery"
import { Price } from "../../../components/price"
import { Skeleton } from "../../../components/Skeleton"
import type { DeliveryChoice } from "../use-chosen-delivery"
import { CountryField } from "./CountryField"
import { PointPicker } from "./PointPicker"
import { FormSection } from "./FormSection"
import { LoadFailed } from "./LoadFailed"

type Method = Delivery["methods"][number]

export function DeliveryMethods({ delivery }: { delivery: DeliveryChoice }) {
  const { t } = useTranslation("checkout")
  const { methods, chosen, choose, outdated, isKnown, failed, retry } = delivery
  return (
    <FormSection title={t("delivery.title")}>
      <CountryField of="" />
      {failed && <LoadFailed text={t("delivery.failed")} onRetry={retry} />}
      {!failed &&
        methods.length === 0 &&
        (isKnown ? <p role="status">{t("delivery.none")}</p> : <Skeleton className="h-16" />)}
      <div
        role="radiogroup"
        aria-label={t("delivery.title")}
        aria-busy={outdated}
        className={classNames("flex flex-col gap-3", outdated && "text-bark")}
      >
        {methods.map((method) => (
          <MethodChoice
            key={method.id}
            method={method}
            checked={method.id === chosen?.id}
            onChoose={() => choose(method.id)}
          />
        ))}
      </div>
      {isPointKind(chosen?.code) && <PointPicker key={chosen.code} kind={chosen.code} />}
    </FormSection>
  )
}

export const isPointKind = (code: string | undefined): code is DeliveryPoint["kind"] =>
  POINT_KINDS.some((kind) => kind === code)

type MethodChoiceProps = { method: Method; checked: boolean; onChoose: () => void }

function MethodChoice({ method, checked, onChoose }: MethodChoiceProps) {
  const { t } = useTranslation("checkout")
  const { t: common } = useTranslation("common")
  return (
    <label className="flex cursor-pointer items-center gap-4 rounded-control border border-edge p-4 has-checked:border-leaf has-checked:bg-leaf-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name="delivery_method"
        value={method.id}
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-leaf outline-none"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{useMethodName()(method)}</span>
        <span className="block text-sm text-bark">{daysText(common, method)}</span>
        <Arrival arrivals={method.arrivals} className="block text-sm text-bark" />
      </span>
      <span className="font-semibold">
        {method.price_cents === 0 ? t("delivery.free") : <Price cents={method.price_cents} />}
      </span>
    </label>
  )
}

const NAMED_METHODS = ["home", "pickup_point", "locker"] as const

/** Returns a function that translates a delivery method's code. Unknown codes become "Delivery". */
function useMethodName() {
  const { t } = useTranslation("checkout")
  return ({ code, carrier }: Pick<Method, "code" | "carrier">) => {
    const named = NAMED_METHODS.find((name) => name === code)
    return named ? t(`delivery.methods.${named}`, { carrier: carrier.name }) : t("delivery.methods.other")
  }
}
