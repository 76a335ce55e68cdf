import {
  BALANCE_STATES,
  CUSTOM_FIELD_ENTITIES,
  customKeys,
  HOLD_REASONS,
  languageName,
  ORDER_STATUSES,
  PROMOTION_TARGETS,
  REVIEW_STATES,
  ROLES,
  SHIPPED_LANGUAGES,
  textOfLanguage,
  toCents,
  valueText,
  type Language,
} from "@bon-perroquet/contract"
import { useCategories } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { formatMoment } from "../../../components/date"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { useInformationWords } from "../product-information/use-information-words"
import { FIELD_NAMES } from "./field-names"
import { localised } from "../../../i18n/localised"

/** Maximum length of a value that is shown completely. */
const MAX_CHARACTERS = 200

/** Fields with URLs of pictures, of which only the last part is shown. */
const PICTURES = ["images", "size_image", "picture"]

/** Formats an address from an import as one line. */
const addressText = (address: Record<string, string | null>): string => {
  const of = (...fields: string[]) => fields.flatMap((field) => address[field] || []).join(" ")
  const house = [of("street", "number"), of("box")].filter(Boolean).join("/")
  const lines = [of("first_name", "last_name"), of("company"), house, of("line2")]
  return [...lines, of("postal_code", "city"), of("country")].filter(Boolean).join(", ")
}

/** Kinds of records that the undo of an import deletes. */
const REMOVED = [
  "product",
  "size",
  "customer",
  "additions",
  "order",
  "promotion",
  "review",
  "balance",
] as const

const CENTS = ["amount_cents", "minimum_cents", "limit_cents"]
/** Fields in euro. */
const MONEY = ["price", "balance"]

const isNamed = (field: string): field is keyof typeof FIELD_NAMES => field in FIELD_NAMES
const TRANSLATED = new RegExp(`^(name|description|handle|size)_(${SHIPPED_LANGUAGES.join("|")})$`)

const CUSTOM = CUSTOM_FIELD_ENTITIES.flatMap(customKeys)
const customKey = (field: string) => CUSTOM.find(({ key }) => field === `custom_${key}`)

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** Formats a value as a text. For an object, such as opening hours, joins its non-empty values. */
function inWords(value: unknown, language: Language): string {
  if (typeof value === "string") return MOMENT.test(value) ? formatMoment(value, language) : value
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  return Object.values(value)
    .filter(Boolean)
    .map((part) => inWords(part, language))
    .join(" – ")
}

export function useFieldWords() {
  const { t } = useTranslation("admin")
  const { t: account } = useTranslation("account")
  const { language } = useLanguage()
  const { data: categories = [] } = useCategories()
  const information = useInformationWords()

  function nameOf(field: string): string {
    const informationName = information.nameOf(field)
    if (informationName) return informationName
    const custom = customKey(field)
    if (custom)
      return [
        textOfLanguage(custom.field.label, language),
        custom.language && `(${custom.language.toUpperCase()})`,
      ]
        .filter(Boolean)
        .join(" ")
    const textLanguage = SHIPPED_LANGUAGES.find((each) => each === field)
    if (textLanguage) return languageName(textLanguage, language)
    const [, delivered] = /^shipping_(.+)$/.exec(field) ?? []
    if (delivered) return t("changes.fields.shipping", { field: nameOf(delivered) })
    const [, text = field, of] = TRANSLATED.exec(field) ?? []
    const name = isNamed(text) ? t(FIELD_NAMES[text]) : text
    return of ? `${name} (${of.toUpperCase()})` : name
  }

  function textOf(field: string, value: unknown): string {
    const text = information.valueOf(field, value)
    if (text !== undefined) return text
    const custom = customKey(field)
    if (custom && value !== null && (typeof value !== "object" || Array.isArray(value)))
      return valueText(custom.field, value as string | number | boolean | string[], {
        ...{ language, yes: t("changes.yes"), no: t("changes.no") },
      })
    const status = ORDER_STATUSES.find((each) => field === "status" && each === value)
    if (status) return account(`status.${status}`)
    const hold = HOLD_REASONS.find((each) => field === "reason" && each === value)
    if (hold) return t(`holds.reasons.${hold}`)
    const role = ROLES.find((each) => field === "role" && each === value)
    if (role) return t(`roles.names.${role}`)
    const spoken = SHIPPED_LANGUAGES.find((each) => field === "language" && each === value)
    if (spoken) return languageName(spoken, language)
    if (field === "newsletter" && typeof value === "object" && value !== null) {
      const { state, since, source } = value as Record<string, string | undefined>
      const known = (["subscribed", "pending"] as const).find((each) => each === state) ?? "none"
      return inWords([t(`customers.newsletter.${known}`), since, source], language)
    }
    if (field === "addresses" && Array.isArray(value)) return value.map(addressText).join("; ")
    const target = PROMOTION_TARGETS.find((each) => field === "on" && each === value)
    if (target) return t(`promotions.form.targets.${target}`)
    const reviewed = REVIEW_STATES.find((each) => field === "state" && each === value)
    if (reviewed) return t(`reviews.state.${reviewed}`)
    const balance = BALANCE_STATES.find((each) => field === "state" && each === value)
    if (balance) return t(`giftCards.states.${balance}`)
    const removed = REMOVED.find((each) => field === "removed" && each === value)
    if (removed) return t(`imports.undo.${removed}`)
    if (typeof value === "boolean") return t(value ? "changes.yes" : "changes.no")
    if (CENTS.includes(field) && typeof value === "number") return formatCents(value, language)
    if (MONEY.includes(field) && typeof value === "number") return formatCents(toCents(value), language)
    const category = categories.find(({ id }) => field === "category_id" && id === value)
    if (category) return localised(category, "name", language)
    const textIn = (each: unknown) =>
      PICTURES.includes(field) ? String(each).replace(/^.*\//, "") : inWords(each, language)
    if (Array.isArray(value)) return value.map(textIn).join(", ")
    if (PICTURES.includes(field)) return textIn(value)
    return inWords(value, language)
  }

  function valueOf(field: string, value: unknown): string | null {
    if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return null
    const text = textOf(field, value)
    return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text
  }

  return { nameOf, valueOf }
}
