import {
  DEFAULT_COUNTRY,
  POINT_KINDS,
  type ChangeRepeat,
  type DeliveryCountry,
} from "@bon-perroquet/contract"
import { useCountryChoice } from "@bon-perroquet/shop-react"
import { useRepeatMethods, type RepeatAccess } from "@bon-perroquet/shop-react/account"
import { FormProvider, useForm, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { SelectField } from "../../../components/Field"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { countryName } from "../../../i18n/country-names"
import { DestinationLines } from "./DestinationLines"
import { DestinationPoints } from "./DestinationPoints"
import { DestinationWay } from "./DestinationWay"
import type { DestinationValues } from "./destination-values"

type Destination = NonNullable<ChangeRepeat["destination"]>

type DestinationFormProps = {
  country: DeliveryCountry | null
  access: RepeatAccess
  isPending: boolean
  onSave: (destination: Destination) => void
}

export function DestinationForm({ country: before, access, isPending, onSave }: DestinationFormProps) {
  const { t } = useTranslation("account")
  const { t: checkout } = useTranslation("checkout")
  const { language } = useLanguage()
  const form = useForm<DestinationValues>({
    defaultValues: {
      ...{ country: before ?? DEFAULT_COUNTRY, method: "", point: "" },
      ...{ street: "", number: "", box: "", postal_code: "", city: "", note: "" },
    },
  })
  const [country, requested] = useWatch({ control: form.control, name: ["country", "method"] })
  const countries = useCountryChoice(country)
  const { data, isError, refetch } = useRepeatMethods(access, country)
  const methods = data?.methods ?? []
  const method = methods.find(({ id }) => id === requested) ?? methods[0]
  const pointKind = POINT_KINDS.find((kind) => kind === method?.code)

  const submit = form.handleSubmit(({ point, box, note, street, number, postal_code, city }) => {
    if (!method) return
    const optional = { ...(box.trim() && { box }), ...(note.trim() && { note }) }
    const written = { street, number, postal_code, city, ...optional }
    onSave({
      ...{ country, delivery_method: method.id },
      ...(pointKind ? { delivery_point: point } : { address: written }),
    })
  })

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <SelectField
          label={checkout("fields.country")}
          autoComplete="shipping country"
          {...form.register("country", { onChange: () => form.resetField("point") })}
        >
          {countries.map((each) => (
            <option key={each} value={each}>
              {countryName(each, language)}
            </option>
          ))}
        </SelectField>
        {!data && (
          <Waiting what={checkout("delivery.title")} failed={isError} onRetry={() => void refetch()} />
        )}
        {data && !methods.length && <p role="status">{t("repeat.move.none")}</p>}
        {methods.length > 0 && <DestinationWay methods={methods} chosen={method?.id} />}
        {method &&
          (pointKind ? (
            <DestinationPoints key={pointKind + country} kind={pointKind} country={country} />
          ) : (
            <DestinationLines country={country} />
          ))}
        <Button type="submit" pending={isPending} disabled={!method}>
          {t("repeat.move.save")}
        </Button>
      </form>
    </FormProvider>
  )
}
