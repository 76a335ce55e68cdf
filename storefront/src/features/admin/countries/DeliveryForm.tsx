import {
  DELIVERY_KINDS,
  fieldsOf,
  FORMAT_LOCALE_OF,
  methodsTyped,
  servicesTo,
  type AdminCountry,
  type CarrierOffer,
  type DeliveryKind,
  type FieldsByKind,
  type MethodFields,
} from "@bon-perroquet/contract"
import { useChangeCountry, useRereadCountries } from "@bon-perroquet/shop-react/admin"
import { useForm, useWatch } from "react-hook-form"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { DraftNotices, useDraft, type FieldTexts, type Read } from "../../../components/draft"
import { ShownInPlaceError } from "../../../components/toast/failure-reason"
import { useLanguage } from "../../../i18n"
import { useResultToast } from "../use-result-toast"
import { MethodsFields } from "./MethodsFields"
import { useTariffQuestion } from "./use-tariff-question"

type DeliveryValues = { methods: FieldsByKind }

const readOf = (
  { code, methods, version }: AdminCountry,
  carriers: readonly CarrierOffer[],
): Read<DeliveryValues> => ({
  values: { methods: fieldsOf(methods, servicesTo(carriers, code)) },
  version,
})

type DeliveryFormProps = { country: AdminCountry; carriers: readonly CarrierOffer[]; onEnd: () => void }

/** Delivery methods and prices of a country. */
export function DeliveryForm({ country, carriers, onEnd }: DeliveryFormProps) {
  const { t } = useTranslation("admin")
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useChangeCountry()
  const reread = useRereadCountries()
  const { code } = country
  const read = readOf(country, carriers)
  const form = useForm<DeliveryValues>({ defaultValues: read.values })
  const draft = useDraft({ form, name: "country-delivery", record: code, read })
  const fields = useWatch({ control: form.control, name: "methods" })
  const [isChecked, setChecked] = useState(false)
  const { methods, errors, isComplete } = methodsTyped(fields)

  function send(typed: DeliveryValues, version: string | undefined) {
    const merged = methodsTyped(typed.methods)
    // For example, another person raised the first day above the last day of this form, which now shows the error.
    if (!merged.isComplete) throw new ShownInPlaceError()
    return mutateAsync({ kind: "deliver", code, methods: merged.methods, version })
  }

  async function readAgain() {
    const countries = await reread()
    return readOf(countries.countries.find((each) => each.code === code) ?? country, countries.carriers)
  }

  const { question, askOrSave } = useTariffQuestion(() => {
    const saving = draft.save(
      form.getValues(),
      async (typed, { version }) => send(typed, version),
      readAgain,
      onEnd,
    )
    void withToast(saving, t("settings.countries.saved"), t("settings.countries.failed")).catch(
      () => undefined,
    )
  })
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (isComplete && !isPending) askOrSave(methods)
      }}
    >
      <DraftNotices draft={draft} texts={useDeliveryTexts(carriers)} />
      <MethodsFields
        services={servicesTo(carriers, code)}
        fields={fields}
        errors={isChecked ? errors : {}}
        onChange={(changed) => form.setValue("methods", changed)}
      />
      {isChecked && !isComplete && Object.keys(errors).length === 0 && (
        <p role="alert" className="text-sm font-semibold text-macaw">
          {t("settings.countries.wrong.methods")}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" pending={isPending}>
          {t("settings.countries.save")}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            draft.close()
            onEnd()
          }}
        >
          {t("cancel")}
        </Button>
      </div>
      {question}
    </form>
  )
}

const isKind = (name: string | undefined): name is DeliveryKind =>
  DELIVERY_KINDS.some((kind) => kind === name)

function useDeliveryTexts(carriers: readonly CarrierOffer[]): FieldTexts {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const kilograms = (grams: number) => new Intl.NumberFormat(FORMAT_LOCALE_OF[language]).format(grams / 1_000)
  const names: Record<string, string> = {
    carrier: t("settings.countries.carrier"),
    freeFrom: t("settings.countries.freeFrom"),
    minDays: t("settings.countries.minDays"),
    maxDays: t("settings.countries.maxDays"),
  } satisfies Partial<Record<keyof MethodFields, string>>
  return {
    nameOf: (path) => {
      const [, kind, field = ""] = path.split(".")
      return [isKind(kind) && t(`settings.countries.kinds.${kind}`), names[field]].filter(Boolean).join(" · ")
    },
    valueOf: (path, value) => {
      if (typeof value === "boolean") return t(value ? "changes.yes" : "changes.no")
      if (Array.isArray(value))
        return (value as MethodFields["steps"])
          .map(({ up_to_grams, price }) => `${kilograms(up_to_grams)} kg: ${price}`)
          .join(", ")
      if (path.endsWith(".carrier")) return carriers.find(({ code }) => code === value)?.name ?? String(value)
      return String(value)
    },
  }
}
