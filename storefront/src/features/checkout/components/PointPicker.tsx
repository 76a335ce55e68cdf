import { isPostalCode, type DeliveryPoint } from "@bon-perroquet/contract"
import { useDeliveryPoints } from "@bon-perroquet/shop-react"
import { useEffect, useId } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field } from "../../../components/Field"
import { PointMap, PointText } from "../../../components/address/PointText"
import { Skeleton } from "../../../components/Skeleton"
import type { CheckoutValues } from "../checkout-form"
import { useFieldError } from "../use-field-error"
import { useKeptChoice } from "../use-kept-choice"
import { LoadFailed } from "./LoadFailed"

export function PointPicker({ kind }: { kind: DeliveryPoint["kind"] }) {
  const { t } = useTranslation("checkout")
  const id = useId()
  const { control, setValue } = useFormContext<CheckoutValues>()
  const [country, postalCode, chosen] = useWatch({
    control,
    name: ["country", "postal_code", "delivery_point"],
  })
  const [near, setNear] = useKeptChoice({ control, setValue }, "points_near")
  const code = near || postalCode
  const {
    data: points,
    isError,
    refetch,
  } = useDeliveryPoints({
    country,
    kind,
    // An incomplete postal code starts no search.
    postal_code: isPostalCode(country, code) ? code : "",
  })
  const error = useFieldError()("delivery_point")

  useEffect(() => {
    setValue("point_kind", kind)
    return () => setValue("point_kind", "")
  }, [kind, setValue])

  // Deselects a point that is no longer listed.
  const isListed = !chosen || !points || points.some(({ id }) => id === chosen)
  useEffect(() => {
    if (!isListed) setValue("delivery_point", "")
  }, [isListed, setValue])

  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <h3 id={id} className="text-lg">
        {t("delivery.points.title")}
      </h3>
      <Field
        label={t("delivery.points.near")}
        value={code}
        onChange={(event) => setNear(event.target.value)}
        autoComplete="off"
        maxLength={16}
        className="max-w-48"
      />
      {isError && !points && <LoadFailed text={t("delivery.points.failed")} onRetry={() => void refetch()} />}
      {!isError && !points && <Skeleton className="h-40" />}
      {points?.length === 0 && <p>{t("delivery.points.none")}</p>}
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        className="grid gap-3 sm:grid-cols-2"
      >
        {points?.map((point) => (
          <PointChoice key={point.id} point={point} />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-macaw">
          {error}
        </p>
      )}
    </div>
  )
}

function PointChoice({ point }: { point: DeliveryPoint }) {
  const { register } = useFormContext<CheckoutValues>()
  return (
    <div className="flex flex-col rounded-control border border-edge has-checked:border-leaf has-checked:bg-leaf-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <label className="flex grow cursor-pointer items-start gap-3 p-3">
        <input
          type="radio"
          value={point.id}
          className="mt-0.5 size-5 shrink-0 accent-leaf outline-none"
          {...register("delivery_point")}
        />
        <PointText point={point} />
      </label>
      <PointMap point={point} />
    </div>
  )
}
