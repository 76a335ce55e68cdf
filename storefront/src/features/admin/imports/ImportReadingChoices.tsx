import {
  IMPORT_ENCODINGS,
  IMPORT_LAYOUTS,
  languageName,
  LANGUAGES,
  type ImportEncoding,
  type ImportLayout,
  type ImportReading,
  type Language,
  type ProductImport,
} from "@bon-perroquet/contract"
import { useReadImportAgain } from "@bon-perroquet/shop-react/admin"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { SelectField } from "../../../components/Field"
import { Toggle } from "../../../components/Toggle"
import { useFailureToast } from "../../../components/toast"
import { ConsentQuestion } from "./ConsentQuestion"
import { ImportColumns } from "./ImportColumns"
import { ImportVatRates } from "./ImportVatRates"
import { screenKind } from "../import-link/kind"

const NO_LAYOUT = ""
const LAYOUT_NAMES: Record<ImportLayout, string> = {
  woocommerce: "WooCommerce",
  shopify: "Shopify",
  prestashop: "PrestaShop",
  magento: "Magento 2",
  medusa: "Medusa",
  lightspeed: "Lightspeed eCom",
  ecwid: "Ecwid",
}

type Reading = NonNullable<ProductImport["reading"]>

export function ImportReadingChoices({
  id,
  kind,
  reading,
  errors,
}: { reading: Reading } & Pick<ProductImport, "id" | "kind" | "errors">) {
  const { t, i18n } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const { mutate, isPending } = useReadImportAgain(id)
  const { encoding, detected_encoding, language, layout, questions } = reading
  const { prices_include_vat, create_categories, fetch_pictures } = reading
  const of = screenKind(kind)
  const has = (wrong: string) => errors.some(({ code }) => code === wrong)
  const offersCategories = create_categories || has("category_unknown")
  const offersPictures = fetch_pictures || has("image_elsewhere")
  const readWith = (change: Partial<ImportReading>) =>
    mutate(change, { onError: (error) => sayFailure(error, t("failure.import")) })
  return (
    <fieldset disabled={isPending} className="flex flex-col gap-4 border-0 p-0">
      <legend className="sr-only">{t("imports.reading.title")}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {encoding && detected_encoding && (
          <SelectField
            label={t("imports.reading.encoding")}
            hint={t("imports.reading.detected", { name: t(`imports.encodings.${detected_encoding}`) })}
            value={encoding}
            onChange={({ target }) => readWith({ encoding: target.value as ImportEncoding })}
          >
            {IMPORT_ENCODINGS.map((each) => (
              <option key={each} value={each}>
                {t(`imports.encodings.${each}`)}
              </option>
            ))}
          </SelectField>
        )}
        {(kind === "csv" || kind === "reviews") && (
          <SelectField
            label={t("imports.reading.language")}
            hint={t("imports.reading.languageHint")}
            value={language}
            onChange={({ target }) => readWith({ language: target.value as Language })}
          >
            {LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {languageName(each, i18n.language)}
              </option>
            ))}
          </SelectField>
        )}
        {layout && (
          <SelectField
            label={t("imports.reading.layout")}
            value={layout}
            onChange={({ target }) =>
              readWith({ layout: IMPORT_LAYOUTS.find((each) => each === target.value) ?? null })
            }
          >
            <option value={NO_LAYOUT}>{t("imports.reading.noLayout")}</option>
            {IMPORT_LAYOUTS.map((each) => (
              <option key={each} value={each}>
                {LAYOUT_NAMES[each]}
              </option>
            ))}
          </SelectField>
        )}
        {(layout !== null || reading.headings.some(({ column }) => column === "price")) && (
          <SelectField
            label={t("imports.reading.prices")}
            hint={t("imports.reading.pricesHint")}
            value={prices_include_vat === null ? "" : prices_include_vat ? "gross" : "net"}
            onChange={({ target }) => readWith({ prices_include_vat: target.value === "gross" })}
          >
            {prices_include_vat === null && <option value="">–</option>}
            <option value="gross">{t("imports.reading.gross")}</option>
            <option value="net">{t("imports.reading.net")}</option>
          </SelectField>
        )}
      </div>
      {offersCategories && (
        <Choice
          label={t("imports.reading.categories")}
          hint={t("imports.reading.categoriesHint")}
          checked={create_categories}
          onChange={(checked) => readWith({ create_categories: checked })}
        />
      )}
      {kind === "orders" && (
        <Choice
          label={t("imports.orders.count")}
          hint={t("imports.orders.countHint")}
          checked={reading.count_orders ?? false}
          onChange={(checked) => readWith({ count_orders: checked })}
        />
      )}
      {offersPictures && (
        <Choice
          label={t("imports.reading.pictures")}
          hint={t("imports.reading.picturesHint")}
          checked={fetch_pictures}
          onChange={(checked) => readWith({ fetch_pictures: checked })}
        />
      )}
      {questions.map(({ code, samples }) =>
        code === "columns" ? (
          <p key={code} role="status" className="rounded-card border border-seed p-4 font-semibold">
            {t(of === "products" ? "imports.columns.question" : `imports.${of}.columns`)}
          </p>
        ) : code === "consent" ? (
          <ConsentQuestion key={code} onAnswer={(consent) => readWith({ consent })} />
        ) : code === "may_combine" ? (
          <Question
            key={code}
            text={t("imports.promotions.combine.question")}
            samples={samples}
            answers={[
              [t("imports.promotions.combine.take"), { may_combine: true }],
              [t("imports.promotions.combine.leave"), { may_combine: false }],
            ]}
            onAnswer={readWith}
          />
        ) : code === "weight_unit" ? (
          <Question
            key={code}
            text={t("imports.reading.weightQuestion")}
            samples={samples}
            answers={[
              [t("imports.reading.units.g"), { weight_unit: "g" }],
              [t("imports.reading.units.kg"), { weight_unit: "kg" }],
            ]}
            onAnswer={readWith}
          />
        ) : code === "vat_rates" ? null : (
          <Question
            key={code}
            text={t("imports.reading.pricesQuestion")}
            samples={samples}
            answers={[
              [t("imports.reading.gross"), { prices_include_vat: true }],
              [t("imports.reading.net"), { prices_include_vat: false }],
            ]}
            onAnswer={readWith}
          />
        ),
      )}
      <ImportVatRates key={layout} reading={reading} onRead={readWith} />
      {reading.headings.length > 0 && <ImportColumns kind={kind} reading={reading} onRead={readWith} />}
    </fieldset>
  )
}

type ChoiceProps = { label: string; hint: string; checked: boolean; onChange: (checked: boolean) => void }

function Choice({ label, hint, ...toggle }: ChoiceProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="flex flex-col gap-0.5">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span id={`${id}-hint`} className="text-sm text-bark">
          {hint}
        </span>
      </div>
      <Toggle labelledBy={id} describedBy={`${id}-hint`} {...toggle} />
    </div>
  )
}

type QuestionProps = {
  text: string
  samples: readonly string[]
  answers: readonly (readonly [string, Partial<ImportReading>])[]
  onAnswer: (answer: Partial<ImportReading>) => void
}

/** Question about the whole file. The import can start only after the answer. */
function Question({ text, samples, answers, onAnswer }: QuestionProps) {
  const { t } = useTranslation("admin")
  const id = useId()
  return (
    <div
      className="flex flex-col gap-3 rounded-card border border-seed p-4"
      role="group"
      aria-labelledby={id}
    >
      <p id={id} className="font-semibold">
        {text}
      </p>
      {samples.length > 0 && (
        <p className="text-sm text-bark">{t("imports.reading.samples", { samples: samples.join(" · ") })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {answers.map(([label, answer]) => (
          <Button key={label} variant="secondary" onClick={() => onAnswer(answer)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
