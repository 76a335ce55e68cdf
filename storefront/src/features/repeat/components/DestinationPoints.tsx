import type { DeliveryCountry, DeliveryPoint } from "@bon-perroquet/contract"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { PointPicker } from "../../../components/address/PointPicker"
import type { DestinationValues } from "./destination-values"

type DestinationPointsProps = { kind: DeliveryPoint["kind"]; country: DeliveryCountry }

export function DestinationPoints({ kind, country }: DestinationPointsProps) {
  const { t } = useTranslation("checkout")
  const { register, formState } = useFormContext<DestinationValues>()
  const isChosen = (value: string) => value !== "" || t("errors.delivery_point")
  return (
    <PointPicker
      kind={kind}
      country={country}
      field={register("point", { validate: isChosen })}
      error={formState.errors.point?.message}
    />
  )
}
