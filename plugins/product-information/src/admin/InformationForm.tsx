import { Field, Form, useChange } from "@bon-perroquet/admin-kit"
import { PRODUCT_KINDS } from "@bon-perroquet/contract/information-sets"
import { ALLERGENS, type Allergen } from "@bon-perroquet/contract/sets"
import { languageName } from "@bon-perroquet/contract/sets"
import { Input, Switch, Textarea } from "@medusajs/ui"
import { useState } from "react"
import { Allergens } from "./Allergens"
import { Choice } from "./Choice"
import { CountryChoice } from "./CountryChoice"
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
