import { Field } from "@bon-perroquet/admin-extensions"
import { Input, Switch } from "@medusajs/ui"
import type { MethodKind } from "../countries/contract"
import { KINDS, type FieldsByKind, type MethodError, type MethodFields } from "./method-fields"
import { useTexts } from "./texts"

interface MethodsFieldsProps {
  fields: FieldsByKind
  errors: Partial<Record<MethodKind, MethodError>>
  onChange: (fields: FieldsByKind) => void
}

const TEXT_FIELDS = ["price", "freeFrom", "minDays", "maxDays"] as const
const ERROR_OF: Record<(typeof TEXT_FIELDS)[number], MethodError> = {
  price: "price",
  freeFrom: "price",
  minDays: "days",
  maxDays: "days",
}

/** Which ways to deliver are offered, at what price and in how many days. */
export function MethodsFields({ fields, errors, onChange }: MethodsFieldsProps) {
  const { t } = useTexts()
  const set = (kind: MethodKind, change: Partial<MethodFields>) =>
    onChange({ ...fields, [kind]: { ...fields[kind], ...change } })
  return (
    <>
      {KINDS.map((kind) => (
        <div key={kind} role="group" aria-label={t(`kind.${kind}`)} className="flex flex-col gap-2">
          <Field label={t("offer", { kind: t(`kind.${kind}`) })}>
            {(control) => (
              <Switch
                {...control}
                checked={fields[kind].offered}
                onCheckedChange={(offered) => set(kind, { offered })}
              />
            )}
          </Field>
          {fields[kind].offered && (
            <div className="grid grid-cols-1 gap-2 md:grid-cols-2">
              {TEXT_FIELDS.map((field) => {
                const wrong = errors[kind]
                const isWrong = wrong !== undefined && ERROR_OF[field] === wrong && field !== "maxDays"
                return (
                  <Field key={field} label={t(field)} error={isWrong && t(`wrong.${wrong}`)}>
                    {(control) => (
                      <Input
                        {...control}
                        inputMode={ERROR_OF[field] === "price" ? "decimal" : "numeric"}
                        autoComplete="off"
                        value={fields[kind][field]}
                        onChange={({ target }) => set(kind, { [field]: target.value })}
                      />
                    )}
                  </Field>
                )
              })}
            </div>
          )}
        </div>
      ))}
    </>
  )
}
