import { Field, Form, useChange, countryName, type FieldControl } from "@bon-perroquet/admin-kit"
import { PRODUCT_KINDS, WORLD_COUNTRIES } from "@bon-perroquet/contract/information-sets"
import { ALLERGENS, type Allergen } from "@bon-perroquet/contract/sets"
import { languageName } from "@bon-perroquet/contract/sets"
import { Input, Switch, Textarea, Select, Checkbox, Label } from "@medusajs/ui"
import { useState, useId } from "react"
import { AMOUNTS, COUNTRY_FIELDS, LINES, TEXT_FIELDS, typedOf, valueOf, type Information } from "./fields"
import { useTexts } from "./texts"

/** Form for a product's mandatory information. */
export function InformationForm({ productId, told }: { productId: string; told: Information }) {
  const { t, locale } = useTexts()
  const [kind, setKind] = useState(told.kind)
  const [allergens, setAllergens] = useState<Allergen[] | null>(told.allergens)
  const [traces, setTraces] = useState(told.traces)
  const [typed, setTyped] = useState(() => typedOf(told))
  const save = useChange<Record<string, unknown>>({
    to: (body) => ({ path: `/admin/product-information/${productId}`, body }),
    done: t("saved"),
    failed: (code) =>
      t(code === "changed_meanwhile" ? "changed" : code === "invalid_request" ? "invalid" : "failed"),
  })
  const control = (name: string) => ({
    value: typed[name] ?? "",
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  const submit = () =>
    save.mutate({
      ...Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, valueOf(name, value)])),
      ...{ kind, allergens, traces, version: told.version },
    })
  return (
    <Form needs="products:write" save={t("save")} isSaving={save.isPending} onSave={submit}>
      <Field label={t("fields.kind")}>
        {(described) => (
          <Choice
            {...described}
            value={kind ?? ""}
            none={t("noKind")}
            options={PRODUCT_KINDS.map((each) => ({ value: each, text: t(`kinds.${each}`) }))}
            onChange={(next) => setKind(PRODUCT_KINDS.find((each) => each === next) ?? null)}
          />
        )}
      </Field>
      <Field label={t("allergensTold")} hint={t("allergensHint")}>
        {(described) => (
          <Switch
            {...described}
            checked={allergens !== null}
            onCheckedChange={(isTold) => setAllergens(isTold ? [] : null)}
          />
        )}
      </Field>
      {allergens && (
        <Allergens
          legend={t("fields.allergens")}
          chosen={allergens}
          onChange={setAllergens}
          all={ALLERGENS}
        />
      )}
      <Allergens legend={t("fields.traces")} chosen={traces} onChange={setTraces} all={ALLERGENS} />
      {TEXT_FIELDS.map(({ field, language, name }) => (
        <Field
          key={name}
          label={`${t(`fields.${field}`)} (${languageName(language, locale)})`}
          {...(field === "ingredients" && { hint: t("marks") })}
        >
          {(described) => <Textarea {...described} lang={language} maxLength={4_000} {...control(name)} />}
        </Field>
      ))}
      {COUNTRY_FIELDS.map((name) => (
        <Field key={name} label={t(`fields.${name}`)}>
          {(described) => (
            <CountryChoice
              {...described}
              value={typed[name] ?? ""}
              onChange={(next) => setTyped({ ...typed, [name]: next })}
            />
          )}
        </Field>
      ))}
      {[...AMOUNTS, ...LINES].map((name) => (
        <Field key={name} label={t(`fields.${name}`)}>
          {(described) => <Input {...described} maxLength={300} autoComplete="off" {...control(name)} />}
        </Field>
      ))}
    </Form>
  )
}

interface CountryChoiceProps extends FieldControl {
  /** ISO 3166-1 alpha-2, or "". */
  value: string
  onChange: (value: string) => void
}

/** Shows a select with all countries. */
function CountryChoice(props: CountryChoiceProps) {
  const { t, locale } = useTexts()
  const options = WORLD_COUNTRIES.map((code) => ({ value: code, text: countryName(code, locale) }))
  options.sort((one, other) => one.text.localeCompare(other.text, locale))
  return <Choice {...props} none={t("noCountry")} options={options} />
}

/** The dashboard's select does not allow empty values. */
const NONE = "-"

interface ChoiceProps extends FieldControl {
  value: string
  /** Label of the empty choice. */
  none: string
  options: readonly { value: string; text: string }[]
  onChange: (value: string) => void
}

/** Shows a select with an empty choice. */
function Choice({ value, none, options, onChange, ...control }: ChoiceProps) {
  return (
    <Select value={value || NONE} onValueChange={(next) => onChange(next === NONE ? "" : next)}>
      <Select.Trigger {...control}>
        <Select.Value />
      </Select.Trigger>
      <Select.Content>
        {[{ value: NONE, text: none }, ...options].map((option) => (
          <Select.Item key={option.value} value={option.value}>
            {option.text}
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  )
}

interface AllergensProps {
  legend: string
  all: readonly Allergen[]
  chosen: readonly Allergen[]
  onChange: (chosen: Allergen[]) => void
}

function Allergens({ legend, all, chosen, onChange }: AllergensProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="txt-compact-small-plus mb-2">{legend}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {all.map((each) => (
          <span key={each} className="flex items-center gap-2">
            <Checkbox
              id={`${id}-${each}`}
              checked={chosen.includes(each)}
              onCheckedChange={(isChosen) =>
                onChange(all.filter((other) => (other === each ? isChosen === true : chosen.includes(other))))
              }
            />
            <Label htmlFor={`${id}-${each}`} size="small">
              {t(`allergens.${each}`)}
            </Label>
          </span>
        ))}
      </div>
    </fieldset>
  )
}
