import type { DeliveryCountry } from "@bon-perroquet/contract"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import type { AddressLine } from "../../../components/address/address-lines"
import { parcelProblems } from "../../../components/address/address-problems"
import { useLabelLimits } from "../../../components/address/label-limits"
import { useProblemText } from "../../../components/address/use-problem-text"
import { useStreetSplit } from "../../../components/address/use-street-split"
import { Field } from "../../../components/Field"
import type { DestinationValues } from "./destination-values"

export function DestinationLines({ country }: { country: DeliveryCountry }) {
  const { t } = useTranslation("checkout")
  const form = useFormContext<DestinationValues>()
  const {
    register,
    formState: { errors },
  } = form
  const problemText = useProblemText()
  const limits = useLabelLimits()(country, "home")
  const rule = (field: AddressLine | "note", handlers: object = {}) => ({
    validate: (_value: string, { note, ...address }: DestinationValues) => {
      const problem = parcelProblems(address, { note }, limits).find(([named]) => named === field)
      return !problem || problemText(field, problem[1], country)
    },
    ...handlers,
  })
  const split = useStreetSplit(form, { country: "country", street: "street", number: "number", box: "box" })
  return (
    <>
      <Field
        label={t("fields.street")}
        error={errors.street?.message}
        hint={t(split.isSplit ? "address.split" : "address.wholeLine")}
        autoComplete="shipping address-line1"
        required
        {...register("street", rule("street", split.street))}
      />
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <Field
          label={t("fields.number")}
          error={errors.number?.message}
          autoComplete="off"
          required
          {...register("number", rule("number"))}
        />
        <Field
          label={t("fields.box")}
          optionalLabel={t("optional")}
          error={errors.box?.message}
          autoComplete="shipping address-line2"
          {...register("box", rule("box", split.box))}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <Field
          label={t("fields.postal_code")}
          error={errors.postal_code?.message}
          autoComplete="shipping postal-code"
          required
          {...register("postal_code", rule("postal_code"))}
        />
        <Field
          label={t("fields.city")}
          error={errors.city?.message}
          autoComplete="shipping address-level2"
          required
          {...register("city", rule("city"))}
        />
      </div>
      <Field
        label={t("fields.note")}
        optionalLabel={t("optional")}
        hint={t("address.note")}
        error={errors.note?.message}
        autoComplete="off"
        {...register("note", rule("note"))}
      />
    </>
  )
}
