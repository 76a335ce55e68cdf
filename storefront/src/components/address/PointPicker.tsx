import { isPostalCode, type DeliveryCountry, type DeliveryPoint } from "@bon-perroquet/contract"
import { useDeliveryPoints } from "@bon-perroquet/shop-react"
import { useId, useState } from "react"
import type { UseFormRegisterReturn } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field } from "../Field"
import { Waiting } from "../Waiting"
import { PointMap, PointText } from "./PointText"

type PointPickerProps = {
  kind: DeliveryPoint["kind"]
  country: DeliveryCountry
  from?: string
  /** The chosen pick-up point, which is listed even if it is far away. */
  present?: DeliveryPoint | null
  field: UseFormRegisterReturn
  error?: string | undefined
}

export function PointPicker({ kind, country, from = "", present, field, error }: PointPickerProps) {
  const { t } = useTranslation("checkout")
  const id = useId()
  const [near, setNear] = useState(from)
  const { data, isError, refetch } = useDeliveryPoints({
    ...{ country, kind },
    // An incomplete postal code starts no search.
    postal_code: isPostalCode(country, near) ? near : "",
  })
  const isPresent = present?.kind === kind && present.country === country
  const points = data && isPresent ? [present, ...data.filter((each) => each.id !== present.id)] : data
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
                {...field}
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
