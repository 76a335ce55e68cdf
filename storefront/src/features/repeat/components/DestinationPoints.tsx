import { isPostalCode, type DeliveryCountry, type DeliveryPoint } from "@bon-perroquet/contract"
import { useDeliveryPoints } from "@bon-perroquet/shop-react"
import { useId, useState } from "react"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { PointMap, PointText } from "../../../components/address/PointText"
import { Field } from "../../../components/Field"
import { Waiting } from "../../../components/Waiting"
import type { DestinationValues } from "./destination-values"

type DestinationPointsProps = { kind: DeliveryPoint["kind"]; country: DeliveryCountry }

/** Selects a pick-up point near a postal code. */
export function DestinationPoints({ kind, country }: DestinationPointsProps) {
  const { t } = useTranslation("checkout")
  const id = useId()
  const {
    register,
    formState: { errors },
  } = useFormContext<DestinationValues>()
  const [near, setNear] = useState("")
  const {
    data: points,
    isError,
    refetch,
  } = useDeliveryPoints({
    ...{ country, kind },
    // Not each digit that is typed.
    postal_code: isPostalCode(country, near) ? near : "",
  })
  const error = errors.point?.message
  return (
    <>
      <Field
        label={t("delivery.points.near")}
        value={near}
        onChange={({ target }) => setNear(target.value)}
        autoComplete="off"
        maxLength={16}
        className="max-w-48"
      />
      {!points && (
        <Waiting what={t("delivery.points.title")} failed={isError} onRetry={() => void refetch()} />
      )}
      {points?.length === 0 && <p>{t("delivery.points.none")}</p>}
      <div
        role="radiogroup"
        aria-label={t("delivery.points.title")}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        className="flex flex-col gap-2"
      >
        {points?.map((point) => (
          <div
            key={point.id}
            className="flex flex-col rounded-control border border-edge has-checked:border-leaf has-checked:bg-leaf-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <label className="flex cursor-pointer items-start gap-3 p-3">
              <input
                type="radio"
                value={point.id}
                className="mt-0.5 size-5 shrink-0 accent-leaf outline-none"
                {...register("point", { validate: (value) => value !== "" || t("errors.delivery_point") })}
              />
              <PointText point={point} />
            </label>
            <PointMap point={point} />
          </div>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-macaw">
          {error}
        </p>
      )}
    </>
  )
}
