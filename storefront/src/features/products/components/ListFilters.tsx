import { textOfLanguage, type CustomField, type SearchAnswer, type Allergen } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useCustomWords } from "../../../components/custom-fields/use-custom-words"
import { Button, LinkButton } from "../../../components/Button"
import { KEEP_SCROLL } from "../../../config/navigation-state"
import { addressOf, changed, FILTER_FIELDS, type ProductFilter } from "../../../config/product-filter"
import { PillLinks } from "./PillLinks"

/** Id of the popover with the filters. `FiltersButton` opens it without a script. */
const PANEL = "filters"

const NONE = { inStock: false, bird: null, without: [], custom: {} } as const

const countActive = ({ inStock, bird, without, custom }: ProductFilter): number =>
  Number(inStock) + Number(bird !== null) + without.length + Object.keys(custom).length

type ListFiltersProps = {
  filter: ProductFilter
  /** Search result. Undefined while it is loading. */
  answer: SearchAnswer | undefined
  onChange: (change: Partial<ProductFilter>) => void
}

/** Filters by bird, allergen and stock. On small screens, `FiltersButton` opens them. */
export function ListFilters({ filter, answer, onChange }: ListFiltersProps) {
  const { t } = useTranslation("products")
  return (
    <div id={PANEL} popover="auto" aria-label={t("filter.open")} className="list-filters">
      <div role="toolbar" aria-label={t("filter.open")} data-one-stop="" className="contents">
        <BirdFilter filter={filter} answer={answer} />
        <AllergenFilter filter={filter} answer={answer} />
        {FILTER_FIELDS.map((field) => (
          <CustomFilter key={field.name} field={field} filter={filter} answer={answer} />
        ))}
      </div>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 leading-tight lg:mt-2">
        <input
          type="checkbox"
          checked={filter.inStock}
          onChange={({ target }) => onChange({ inStock: target.checked })}
          className="size-5 shrink-0 accent-leaf"
        />
        {t("filter.inStock")}
      </label>
      <div className="mt-4 flex gap-3 lg:hidden">
        {countActive(filter) > 0 && (
          <LinkButton
            to={addressOf(changed(filter, NONE))}
            state={KEEP_SCROLL}
            variant="secondary"
            className="flex-1"
          >
            {t("filter.reset")}
          </LinkButton>
        )}
        <Button popoverTarget={PANEL} popoverTargetAction="hide" className="flex-1">
          {t("filter.show")}
        </Button>
      </div>
    </div>
  )
}

/** Opens the filters on small screens and shows how many are active. */
export function FiltersButton({ filter }: { filter: ProductFilter }) {
  const { t } = useTranslation("products")
  const count = countActive(filter)
  return (
    <Button variant="secondary" popoverTarget={PANEL} className="lg:hidden">
      {t("filter.open")}
      {count > 0 && (
        <span className="min-w-6 rounded-pill bg-leaf px-1.5 text-sm/6 text-on-leaf tabular-nums">
          {count}
        </span>
      )}
    </Button>
  )
}

function BirdFilter({ filter, answer }: Omit<ListFiltersProps, "onChange">) {
  const { t } = useTranslation("products")
  const { bird } = filter
  const offered = answer?.birds ?? (bird ? [bird] : [])
  const links = offered.map((kind) => ({
    to: addressOf(changed(filter, { bird: kind === bird ? null : kind })),
    text: t(`birds.kinds.${kind}`),
    isChosen: kind === bird,
  }))
  return <PillLinks legend={t("birds.legend")} links={links} className="basis-full lg:mt-2" />
}

function CustomFilter({
  field,
  filter,
  answer,
}: Omit<ListFiltersProps, "onChange"> & { field: CustomField }) {
  const { language, yes, no } = useCustomWords()
  const { name, options } = field
  const chosen = filter.custom[name]
  const textOf = (value: string): string => {
    const option = options?.find((each) => each.value === value)
    if (option) return textOfLanguage(option.label, language)
    return field.type === "boolean" ? (value === "true" ? yes : no) : value
  }
  const links = (answer?.custom_fields[name] ?? [chosen ?? []].flat()).map((value) => {
    const others = Object.entries(filter.custom).filter(([each]) => each !== name)
    const custom = Object.fromEntries(value === chosen ? others : [...others, [name, value]])
    return {
      to: addressOf(changed(filter, { custom })),
      text: textOf(value),
      isChosen: value === chosen,
    }
  })
  return <PillLinks legend={textOfLanguage(field.label, language)} links={links} className="mt-1 min-w-0" />
}

type AllergenFilterProps = { filter: ProductFilter; answer: SearchAnswer | undefined }

/** Hides allergens that no product contains, unless they are selected. */
function AllergenFilter({ filter, answer }: AllergenFilterProps) {
  const { t } = useTranslation("products")
  const { without } = filter
  const offered = answer ? [...new Set([...answer.allergens, ...without])] : without
  const toggled = (allergen: Allergen) =>
    without.includes(allergen) ? without.filter((each) => each !== allergen) : [...without, allergen]
  const links = offered.map((allergen) => ({
    to: addressOf(changed(filter, { without: toggled(allergen) })),
    text: t(`information.allergens.${allergen}`),
    isChosen: without.includes(allergen),
  }))
  return (
    <PillLinks legend={t("information.without.legend")} links={links} className="mt-1 min-w-0">
      {without.length > 0 && (
        <p role="status" className="max-w-[80ch] text-sm text-bark">
          {t("information.without.hint")}
          {answer !== undefined &&
            answer.untold > 0 &&
            ` ${t("information.without.untold", { count: answer.untold })}`}
        </p>
      )}
    </PillLinks>
  )
}
