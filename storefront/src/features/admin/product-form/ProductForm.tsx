import { type AdminProduct, BIRD_KINDS, type BirdKind } from "@bon-perroquet/contract"
import { useRereadProduct, useSaveProduct } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { useState, useId } from "react"
import { FormProvider, useForm, useController } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { DraftNotices, useDraft, type Read } from "../../../components/draft"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { PriceQuestion } from "./PriceQuestion"
import { useResultToast } from "../use-result-toast"
import { sizeTitle } from "./size-title"
import { CustomFields } from "../../../components/custom-fields/CustomFields"
import { isForSearchEngines } from "../../../components/custom-fields/custom-values"
import { SearchEngineFields } from "./SearchEngineFields"
import { ImagesField } from "./ImagesField"
import { LanguageFields } from "./LanguageFields"
import {
  CUSTOM,
  SIZE_CUSTOM,
  changesFrom,
  inputFrom,
  NEW_VALUES,
  priceJumps,
  productFormSchema,
  valuesOf,
  withFirstSize,
  type PriceJump,
  type ProductValues,
} from "./product-form"
import { SaleFields } from "./SaleFields"
import { useFieldTexts } from "./use-field-texts"
import { SizesField, useHasSizes } from "./SizesField"

const byRules = zodResolver(productFormSchema)

/** Fields that the merchant declared in merchant.json. */
const OTHER_FIELDS = CUSTOM.filter((each) => !isForSearchEngines(each))

type ProductFormProps = {
  product?: AdminProduct
  /** Whether a new product is not for sale. */
  isDraft?: boolean
  /** Called when the form closes, with the product if it was just created. */
  onClose: (created?: AdminProduct) => void
}

export function ProductForm({ product, isDraft = false, onClose }: ProductFormProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const readOf = (saved: AdminProduct | undefined): Read<ProductValues> => ({
    values: saved ? valuesOf(saved, language) : { ...NEW_VALUES, active: !isDraft },
    version: saved?.version,
  })
  const read = readOf(product)
  const { mutateAsync, isPending } = useSaveProduct()
  const withToast = useResultToast()
  const form = useForm<ProductValues>({
    resolver: (values, ...rest) => byRules(withFirstSize(values), ...rest),
    defaultValues: read.values,
  })
  const draft = useDraft({ form, name: "product", record: product?.id ?? NEW, read })
  const reread = useRereadProduct()
  const texts = useFieldTexts()
  /** Values that are saved once each large price change is confirmed. */
  const [doubtful, setDoubtful] = useState<{ values: ProductValues; jumps: PriceJump[] } | null>(null)
  const [jump] = doubtful?.jumps ?? []
  const jumping = product?.variants.find(({ id }) => id === jump?.variantId)

  async function askOrSave(values: ProductValues, jumps = priceJumps(values, product)) {
    setDoubtful(jumps.length > 0 ? { values, jumps } : null)
    if (jumps.length === 0) await save(values)
  }

  async function save(values: ProductValues) {
    let created: AdminProduct | undefined
    const saving = draft.save(
      values,
      async (typed, { values: before, version }) => {
        if (product)
          return mutateAsync({
            ...{ id: product.id, version },
            product: changesFrom(typed, withFirstSize(before)),
          })
        created = await mutateAsync({ product: inputFrom(typed) })
        return created
      },
      async () => readOf(product && (await reread(product.id))),
      () => onClose(created),
    )
    const [done, failed] = product
      ? [t("done.changed"), t("failure.changed")]
      : [t("done.created"), t("failure.created")]
    await withToast(saving, done, failed).catch(() => undefined)
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex flex-col gap-8"
        onSubmit={(event) => void form.handleSubmit((values) => askOrSave(values))(event)}
      >
        <DraftNotices draft={draft} texts={texts} />
        <LanguageFields nameMissing={t("form.errors.name")} />
        <SearchEngineFields />
        <SaleFields isNew={!product} isDraft={isDraft && !product} />
        <BirdsField />
        <CustomFields keys={OTHER_FIELDS} title={t("form.custom.title")} />
        <OnlySizeFields />
        <SizesField product={product} />
        <ImagesField />
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          <Button type="submit" pending={isPending}>
            {t(product ? "form.save" : "form.create")}
          </Button>
          <Button variant="secondary" onClick={() => onClose()}>
            {t("cancel")}
          </Button>
        </div>
        {product && (
          <PriceQuestion
            name={jumping ? sizeTitle(product, jumping, language) : localised(product, "name", language)}
            before={jump?.before ?? 0}
            cents={jump?.cents ?? null}
            onCancel={() => setDoubtful(null)}
            onConfirm={() => {
              if (doubtful) void askOrSave(doubtful.values, doubtful.jumps.slice(1))
            }}
          />
        )}
      </form>
    </FormProvider>
  )
}

/** Custom fields of the size of a product with one size. */
function OnlySizeFields() {
  const { t } = useTranslation("admin")
  if (useHasSizes()) return null
  return <CustomFields keys={SIZE_CUSTOM} title={t("form.custom.ofSize")} at="variant_custom_fields" />
}

function BirdsField() {
  const { t } = useTranslation("admin")
  const { t: products } = useTranslation("products")
  const id = useId()
  const {
    field: { value, onChange },
  } = useController<ProductValues, "birds">({ name: "birds" })
  const choose = (kind: BirdKind, isChosen: boolean) =>
    onChange(BIRD_KINDS.filter((each) => (each === kind ? isChosen : value.includes(each))))
  return (
    <fieldset aria-describedby={id}>
      <legend className="text-sm font-semibold">{t("form.birds")}</legend>
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-5">
        {BIRD_KINDS.map((kind) => (
          <li key={kind}>
            <label className="flex min-h-11 items-center gap-2.5 py-1.5 leading-tight">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-leaf"
                checked={value.includes(kind)}
                onChange={({ target }) => choose(kind, target.checked)}
              />
              {products(`birds.kinds.${kind}`)}
            </label>
          </li>
        ))}
      </ul>
      <p id={id} className="text-sm text-bark">
        {t("form.birdsHint")}
      </p>
    </fieldset>
  )
}

export const NEW = "new"
