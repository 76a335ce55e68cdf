import {
  CONSTITUENTS,
  isFeed,
  isFood,
  NUTRIENTS,
  OPERATOR_LINES,
  PRODUCT_KINDS,
  type AdminProductInformation,
  type InformationText,
  MAX_OPERATOR_LINE,
  type OperatorLine,
  WORLD_COUNTRIES,
} from "@bon-perroquet/contract"
import { useRereadInformation, useSaveInformation } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { FormProvider, useForm, useWatch, useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { DraftNotices, useDraft, type Read, type FieldTexts } from "../../../components/draft"
import { SelectField, Field } from "../../../components/Field"
import { useMay } from "../guard/use-may"
import { useResultToast } from "../use-result-toast"
import { AllergenFields, Group } from "./AllergenFields"
import {
  changesFrom,
  informationFormSchema,
  valuesOf,
  type InformationValues,
  isWhole,
  type Amount,
} from "./information-form"
import { TextFields } from "./TextFields"
import { useInformationWords } from "./use-information-words"
import { useLanguage } from "../../../i18n"
import { countryName } from "../../../i18n/country-names"

const TEXTS_OF = {
  food: ["ingredients", "use", "storage", "warnings"],
  feed: ["species", "ingredients", "additives", "use", "storage", "warnings"],
  other: ["use", "warnings"],
} as const satisfies Record<string, readonly InformationText[]>

const readOf = (information: AdminProductInformation): Read<InformationValues> => ({
  values: valuesOf(information),
  version: information.version,
})

type InformationFormProps = { information: AdminProductInformation; onSaved: () => void }

/** Edits product information. Hidden fields keep their values. */
export function InformationForm({ information, onSaved }: InformationFormProps) {
  const { t } = useTranslation("admin")
  const { t: words } = useTranslation("product-information")
  const { mutateAsync, isPending } = useSaveInformation()
  const reread = useRereadInformation()
  const say = useResultToast()
  const may = useMay()
  const id = information.product_id
  const form = useForm<InformationValues>({
    resolver: zodResolver(informationFormSchema),
    defaultValues: valuesOf(information),
  })
  const draft = useDraft({ form, name: "information", record: id, read: readOf(information) })
  const kind = useWatch({ control: form.control, name: "kind" }) || null
  const save = form.handleSubmit(async (values) => {
    const saving = draft.save(
      values,
      (typed, { values: read, version }) => mutateAsync({ id, change: changesFrom(typed, read), version }),
      async () => readOf(await reread(id)),
      onSaved,
    )
    await say(saving, t("information.saved"), t("information.failed")).catch(() => undefined)
  })
  const kindLabel = words("fields.kind")
  const family = isFood(kind) ? "food" : isFeed(kind) ? "feed" : "other"
  const amounts = words(family === "food" ? "nutrition" : "analysis")
  return (
    <FormProvider {...form}>
      <form noValidate className="flex flex-col gap-8" onSubmit={(event) => void save(event)}>
        <DraftNotices draft={draft} texts={useInformationFieldTexts()} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label={kindLabel} {...form.register("kind")}>
            <option value="">{t("information.noKind")}</option>
            {PRODUCT_KINDS.map((each) => (
              <option key={each} value={each}>
                {words(`kinds.${each}`)}
              </option>
            ))}
          </SelectField>
          <CountryField name="origin" />
        </div>
        {kind && (
          <Group title={t("information.groups.texts")}>
            {TEXTS_OF[family].map((field) => (
              <TextFields key={field} field={field} isFeed={family === "feed"} />
            ))}
          </Group>
        )}
        {kind && family !== "other" && <AllergenFields />}
        {kind && family !== "other" && (
          <Group title={amounts}>
            <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
              {(family === "food" ? NUTRIENTS : CONSTITUENTS).map((name) => (
                <AmountField key={name} name={name} />
              ))}
            </div>
          </Group>
        )}
        {kind && (
          <Group title={t("information.groups.operator")}>
            <div className="grid gap-4 sm:grid-cols-2">
              {OPERATOR_LINES.map((name) => (
                <OperatorField key={name} name={name} />
              ))}
              <CountryField name="manufacturer_country" />
            </div>
          </Group>
        )}
        {may("products:write") && (
          <Button type="submit" pending={isPending} className="self-start">
            {t("information.save")}
          </Button>
        )}
      </form>
    </FormProvider>
  )
}

function useInformationFieldTexts(): FieldTexts {
  const { t } = useTranslation("admin")
  const words = useInformationWords()
  return {
    nameOf: (path) => (path === "is_told" ? t("information.allergensTold") : (words.nameOf(path) ?? path)),
    valueOf: (path, value) => {
      if (typeof value === "boolean") return t(value ? "changes.yes" : "changes.no")
      return words.valueOf(path, value) ?? String(value)
    },
  }
}

function OperatorField({ name }: { name: OperatorLine }) {
  const { t } = useTranslation("product-information")
  const { t: admin } = useTranslation("admin")
  const { register, formState } = useFormContext<InformationValues>()
  return (
    <Field
      label={t(`fields.${name}`)}
      maxLength={MAX_OPERATOR_LINE}
      autoComplete="off"
      error={
        formState.errors[name] && admin(`information.wrong.${name.endsWith("contact") ? "contact" : "text"}`)
      }
      {...register(name)}
    />
  )
}

/** Returns the unit of a field. Names of energy fields already contain it. */
const unitOf = (name: Amount): string => {
  if (isWhole(name)) return ""
  return CONSTITUENTS.some((each) => each === name) ? " (%)" : " (g)"
}

/** Edits an amount per 100 g. */
function AmountField({ name }: { name: Amount }) {
  const { t } = useTranslation("product-information")
  const { t: admin } = useTranslation("admin")
  const { register, formState } = useFormContext<InformationValues>()
  return (
    <Field
      label={t(`fields.${name}`) + unitOf(name)}
      inputMode={isWhole(name) ? "numeric" : "decimal"}
      autoComplete="off"
      error={formState.errors[name] && admin("information.wrong.amount")}
      {...register(name)}
    />
  )
}

function CountryField({ name }: { name: "origin" | "manufacturer_country" }) {
  const { t } = useTranslation("product-information")
  const { t: admin } = useTranslation("admin")
  const none = admin("information.noCountry")
  const { language } = useLanguage()
  const { register } = useFormContext<InformationValues>()
  const countries = WORLD_COUNTRIES.map((code) => ({ code, text: countryName(code, language) }))
  countries.sort((one, other) => one.text.localeCompare(other.text, language))
  return (
    <SelectField label={t(`fields.${name}`)} {...register(name)}>
      <option value="">{none}</option>
      {countries.map(({ code, text }) => (
        <option key={code} value={code}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
