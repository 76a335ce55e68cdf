import { Field, SelectField } from "@bon-perroquet/admin-kit"
import { Switch } from "@medusajs/ui"
import {
  withService,
  type CarrierService,
  type FieldsByKind,
  type MethodError,
  type MethodFields,
} from "@bon-perroquet/contract/method-fields"
import { DELIVERY_KINDS, type DeliveryKind } from "@bon-perroquet/contract/sets"
import { Amount } from "./Amount"
import { useTexts } from "./texts"

interface MethodsFieldsProps {
  services: readonly CarrierService[]
  fields: FieldsByKind
  errors: Partial<Record<DeliveryKind, MethodError>>
  onChange: (fields: FieldsByKind) => void
}

export function MethodsFields({ services, fields, errors, onChange }: MethodsFieldsProps) {
  const { t } = useTexts()
  return (
    <>
      {DELIVERY_KINDS.filter(
        (kind) => fields[kind].offered || services.some((service) => service.kind === kind),
      ).map((kind) => (
        <div key={kind} role="group" aria-label={t(`kind.${kind}`)} className="flex flex-col gap-2">
          <Field label={t("offer", { kind: t(`kind.${kind}`) })}>
            {(control) => (
              <Switch
                {...control}
                checked={fields[kind].offered}
                onCheckedChange={(offered) => onChange({ ...fields, [kind]: { ...fields[kind], offered } })}
              />
            )}
          </Field>
          {fields[kind].offered && (
            <MethodFieldset
              services={services.filter((service) => service.kind === kind)}
              method={fields[kind]}
              wrong={errors[kind]}
              onChange={(method) => onChange({ ...fields, [kind]: method })}
            />
          )}
        </div>
      ))}
    </>
  )
}

interface MethodFieldsetProps {
  services: readonly CarrierService[]
  method: MethodFields
  wrong: MethodError | undefined
  onChange: (method: MethodFields) => void
}

function MethodFieldset({ services, method, wrong, onChange }: MethodFieldsetProps) {
  const { t, locale } = useTexts()
  const kilograms = (grams: number) => new Intl.NumberFormat(locale).format(grams / 1_000)
  const priceError = wrong === "price" && t("wrong.price")
  const daysError = wrong === "days" && t("wrong.days")
  return (
    <div className="grid grid-cols-1 gap-2 md:grid-cols-2">
      {services.length > 1 && (
        <SelectField
          label={t("carrier")}
          value={method.carrier}
          options={services.map(({ carrier, name }) => ({ value: carrier, text: name }))}
          onChange={(code) => {
            const service = services.find(({ carrier }) => carrier === code)
            if (service) onChange(withService(method, service))
          }}
        />
      )}
      {method.steps.map((step, index) => (
        <Amount
          key={step.up_to_grams}
          label={t("price", { weight: kilograms(step.up_to_grams) })}
          error={index === 0 && priceError}
          value={step.price}
          onChange={(price) => onChange({ ...method, steps: method.steps.with(index, { ...step, price }) })}
        />
      ))}
      <Amount
        label={t("freeFrom")}
        value={method.freeFrom}
        onChange={(freeFrom) => onChange({ ...method, freeFrom })}
      />
      <Amount
        label={t("minDays")}
        error={daysError}
        value={method.minDays}
        onChange={(minDays) => onChange({ ...method, minDays })}
      />
      <Amount
        label={t("maxDays")}
        value={method.maxDays}
        onChange={(maxDays) => onChange({ ...method, maxDays })}
      />
    </div>
  )
}
