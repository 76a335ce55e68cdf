import { POINT_KINDS, type AdminOrderDetail, type OrderDelivery } from "@bon-perroquet/contract"
import { ShopApiError } from "@bon-perroquet/shop-react"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { PointPicker } from "../../../../components/address/PointPicker"
import { LinkButton } from "../../../../components/Button"
import { Price } from "../../../../components/price"
import { Waiting } from "../../../../components/Waiting"
import { failureText } from "../../../../components/toast/failure-reason"
import { copyAddress } from "../../screen-addresses"
import type { DeliveryValues } from "./delivery-form"
import { useMethodName } from "./use-delivery-texts"

type Method = OrderDelivery["methods"][number]

type MethodFieldsProps = {
  order: AdminOrderDetail
  methods: Method[] | undefined
  chosen: Method | undefined
  error: unknown
  /** Discards the form before another screen opens. */
  onLeave: () => void
}

export function MethodFields({ order, methods, chosen, error, onLeave }: MethodFieldsProps) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const nameOf = useMethodName()
  const {
    register,
    setValue,
    formState: { errors },
  } = useFormContext<DeliveryValues>()
  const country = useWatch<DeliveryValues, "country">({ name: "country" })
  const kind = POINT_KINDS.find((each) => each === chosen?.code)
  if (error && !methods)
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p className="font-semibold text-macaw">{failureText(error, common)}</p>
        {error instanceof ShopApiError && error.code === "delivery_changes_vat" && (
          <LinkButton
            to={copyAddress(order.order_number, country)}
            onClick={onLeave}
            variant="secondary"
            size="sm"
          >
            {t("phoneOrder.copyBegin")}
          </LinkButton>
        )}
      </div>
    )
  if (!methods) return <Waiting what={t("deliveryChange.method")} failed={false} onRetry={() => undefined} />
  if (!methods.length) return <p role="status">{t("phoneOrder.noDelivery")}</p>
  return (
    <>
      <div role="radiogroup" aria-label={t("deliveryChange.method")} className="flex flex-col">
        {methods.map(({ id, code, price_cents }) => (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="delivery_method"
              checked={id === chosen?.id}
              onChange={() => setValue("method", id)}
              className="size-5 shrink-0 accent-leaf"
            />
            <span className="mr-auto">{nameOf(code)}</span>
            <Price cents={price_cents} className="tabular-nums" />
          </label>
        ))}
      </div>
      {kind && (
        <PointPicker
          key={`${kind} ${country}`}
          kind={kind}
          country={country}
          from={order.shipping_address?.country === country ? order.shipping_address.postal_code : ""}
          present={order.delivery.point}
          field={register("point")}
          error={errors.point && t("deliveryChange.pointMissing")}
        />
      )}
    </>
  )
}
