import {
  DELIVERY_KINDS,
  FORMAT_LOCALE_OF,
  withService,
  type CarrierService,
  type DeliveryKind,
  type FieldsByKind,
  type MethodError,
  type MethodFields,
} from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Field, SelectField } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { FieldGroup } from "../settings/FieldGroup"

type MethodsFieldsProps = {
  services: readonly CarrierService[]
  fields: FieldsByKind
  errors: Partial<Record<DeliveryKind, MethodError>>
  onChange: (fields: FieldsByKind) => void
}

export function MethodsFields({ services, fields, errors, onChange }: MethodsFieldsProps) {
  const { t } = useTranslation("admin")
  return (
    <FieldGroup title={t("settings.countries.delivery")}>
      {DELIVERY_KINDS.filter(
        (kind) => fields[kind].offered || services.some((service) => service.kind === kind),
      ).map((kind) => (
        <div
          key={kind}
          role="group"
          aria-label={t(`settings.countries.kinds.${kind}`)}
          className="flex flex-col gap-3 sm:col-span-2"
        >
          <label className="flex min-h-11 items-center gap-3 font-semibold">
            <input
              type="checkbox"
              className="size-5 accent-leaf"
              checked={fields[kind].offered}
              onChange={({ target }) =>
                onChange({ ...fields, [kind]: { ...fields[kind], offered: target.checked } })
              }
            />
            {t(`settings.countries.kinds.${kind}`)}
          </label>
          {fields[kind].offered && (
            <MethodInputs
              services={services.filter((service) => service.kind === kind)}
              method={fields[kind]}
              wrong={errors[kind]}
              onChange={(method) => onChange({ ...fields, [kind]: method })}
            />
          )}
        </div>
      ))}
    </FieldGroup>
  )
}

type MethodInputsProps = {
  services: readonly CarrierService[]
  method: MethodFields
  wrong: MethodError | undefined
  onChange: (method: MethodFields) => void
}

function MethodInputs({ services, method, wrong, onChange }: MethodInputsProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const kilograms = (grams: number) => new Intl.NumberFormat(FORMAT_LOCALE_OF[language]).format(grams / 1_000)
  const priceError = wrong === "price" ? t("settings.countries.wrong.price") : undefined
  const amount = { inputMode: "decimal", autoComplete: "off", maxLength: 10 } as const
  const days = { inputMode: "numeric", autoComplete: "off", maxLength: 2 } as const
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:pl-8">
      {services.length > 1 && (
        <SelectField
          label={t("settings.countries.carrier")}
          className="sm:col-span-2"
          value={method.carrier}
          onChange={({ target }) => {
            const service = services.find(({ carrier }) => carrier === target.value)
            if (service) onChange(withService(method, service))
          }}
        >
          {services.map(({ carrier, name }) => (
            <option key={carrier} value={carrier}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {method.steps.map(({ up_to_grams, price }, place) => (
        <Field
          key={up_to_grams}
          label={t("settings.countries.price", { weight: kilograms(up_to_grams) })}
          error={priceError}
          {...amount}
          value={price}
          onChange={({ target }) =>
            onChange({
              ...method,
              steps: method.steps.map((step, at) => (at === place ? { ...step, price: target.value } : step)),
            })
          }
        />
      ))}
      <Field
        label={t("settings.countries.freeFrom")}
        hint={t("settings.countries.freeHint")}
        error={priceError}
        {...amount}
        value={method.freeFrom}
        onChange={({ target }) => onChange({ ...method, freeFrom: target.value })}
      />
      <Field
        label={t("settings.countries.minDays")}
        error={wrong === "days" ? t("settings.countries.wrong.days") : undefined}
        {...days}
        value={method.minDays}
        onChange={({ target }) => onChange({ ...method, minDays: target.value })}
      />
      <Field
        label={t("settings.countries.maxDays")}
        {...days}
        value={method.maxDays}
        onChange={({ target }) => onChange({ ...method, maxDays: target.value })}
      />
    </div>
  )
}
