import {
  DEFAULT_COUNTRY,
  POINT_KINDS,
  type ChangeRepeat,
  type DeliveryCountry,
  type DeliveryPoint,
  type RepeatMethods,
} from "@bon-perroquet/contract"
import { useCountryChoice } from "@bon-perroquet/shop-react"
import { useRepeatMethods, type RepeatAccess } from "@bon-perroquet/shop-react/account"
import { FormProvider, useForm, useWatch, useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { SelectField } from "../../../components/Field"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { countryName } from "../../../i18n/country-names"
import { DestinationLines } from "./DestinationLines"
import type { DestinationValues } from "./destination-values"
import { PointPicker } from "../../../components/address/PointPicker"
import { Price } from "../../../components/price"

const NAMED_METHODS = ["home", "pickup_point", "locker"] as const

type DestinationWayProps = { methods: RepeatMethods["methods"]; chosen: string | undefined }

function DestinationWay({ methods, chosen }: DestinationWayProps) {
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

type DestinationPointsProps = { kind: DeliveryPoint["kind"]; country: DeliveryCountry }

function DestinationPoints({ kind, country }: DestinationPointsProps) {
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
