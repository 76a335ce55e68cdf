import {
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
import { localised } from "../../../i18n/localised"

/** Maximum length of a value that is shown completely. */
const MAX_CHARACTERS = 200

/** Translations of field names. Other fields are shown with their technical name. */
const NAMES = {
  sku: "form.sku",
  name: "form.name",
  description: "form.description",
  handle: "form.handle",
  category_id: "form.category",
  category: "form.category",
  parent: "categories.parent",
  is_shown: "categories.shown",
  google_category: "categories.google",
  order: "categories.order",
  merged_into: "categories.merge.into",
  removed: "imports.undo.removed",
  price: "products.price",
  sale_price: "sale.price",
  from: "sale.from",
  until: "sale.until",
  unit_label: "form.unitLabel",
  weight: "form.weight",
  sizes: "form.sizes.title",
  stock: "products.stock",
  vat_rate: "form.vat",
  images: "form.images.title",
  active: "form.active",
  is_promotion: "form.promotion",
  is_featured: "form.featured",
  perishable: "form.perishable",
  low_stock_threshold: "form.lowStock",
  birds: "form.birds",
  state: "reviews.stateOf",
  stars: "changes.fields.stars",
  title: "changes.fields.title",
  text: "changes.fields.text",
  author: "changes.fields.author",
  author_name: "changes.fields.author",
  written_at: "reviews.written",
  order_number: "reviews.order",
  is_verified: "changes.fields.is_verified",
  categories: "promotions.form.categories",
  amount: "refund.amount",
  minimum: "promotions.form.minimum",
  refusal: "reviews.rule",
  reply: "reviews.reply",
  role: "users.role",
  second_factor_demanded: "changes.secondFactorDemanded",
  status: "orders.status",
  tracking_number: "orders.ship.tracking",
  amount_cents: "refund.amount",
  reason: "refund.reason",
  restock: "refund.restock",
  restock_sent: "changes.fields.restock_sent",
  lines: "imports.lines",
  changes: "imports.changed",
  errors: "imports.wrong",
  call: "changes.fields.call",
  fields: "changes.fields.fields",
  size: "changes.fields.size",
  product: "changes.fields.product",
  ean: "changes.fields.ean",
  size_image: "changes.fields.size_image",
  old_addresses: "changes.fields.old_addresses",
  target: "settings.redirects.target",
  language: "settings.redirects.language",
  first_name: "changes.fields.first_name",
  last_name: "changes.fields.last_name",
  full_name: "changes.fields.full_name",
  company: "order.business.company",
  newsletter: "changes.fields.newsletter",
  newsletter_since: "changes.fields.newsletter_since",
  newsletter_source: "changes.fields.newsletter_source",
  newsletter_text: "changes.fields.newsletter_text",
  groups: "changes.fields.groups",
  note: "changes.fields.note",
  since: "changes.fields.since",
  address_2: "changes.fields.address_2",
  box: "changes.fields.box",
  country: "changes.fields.country",
  addresses: "changes.fields.addresses",
  restored: "changes.fields.restored",
  placed_at: "orders.date",
  payment_method: "changes.fields.payment_method",
  currency: "changes.fields.currency",
  payment_status: "changes.fields.payment_status",
  delivery_status: "changes.fields.delivery_status",
  cancelled_at: "changes.fields.cancelled_at",
  total: "orders.total",
  vat: "form.vat",
  delivery: "changes.fields.delivery_cents",
  discount: "changes.fields.discount_cents",
  refunded: "changes.fields.refunded_cents",
  line_name: "changes.fields.line_name",
  line_sku: "changes.fields.line_sku",
  line_quantity: "changes.fields.line_quantity",
  line_price: "changes.fields.line_price",
  line_total: "changes.fields.line_total",
  line_items: "changes.fields.items",
  lots: "lots.title",
  replacement: "changes.fields.replacement",
  legal_name: "settings.merchant.fields.legal_name",
  street: "settings.merchant.fields.street",
  postal_code: "settings.merchant.fields.postal_code",
  city: "settings.merchant.fields.city",
  vat_number: "settings.merchant.fields.vat_number",
  company_register: "settings.merchant.fields.register",
  email: "settings.merchant.fields.email",
  phone: "settings.merchant.fields.phone",
  messenger: "settings.merchant.fields.messenger",
  bank_account: "settings.merchant.fields.bank_account",
  bic: "settings.merchant.fields.bic",
  opening_hours: "settings.merchant.fields.opening_hours",
  social: "settings.merchant.groups.channels",
  cut_off: "settings.closedDays.cutOff",
  min_days: "settings.closedDays.minDays",
  max_days: "settings.closedDays.maxDays",
  worked_holidays: "settings.closedDays.worked",
  closures: "settings.closedDays.closures",
  open: "settings.countries.states.open",
  methods: "settings.countries.delivery",
  rates: "settings.countries.vat.title",
  code: "promotions.code",
  is_automatic: "promotions.kinds.automatic",
  on: "promotions.form.on",
  product_ids: "promotions.form.chosen",
  category_ids: "promotions.form.categories",
  percent: "promotions.form.valuePercent",
  minimum_cents: "promotions.form.minimum",
  limit: "promotions.form.limit",
  limit_per_email: "promotions.form.perEmail",
  segment: "promotions.form.segment",
  texts: "settings.pages.fields.text",
  picture: "settings.home.picture",
  products: "settings.home.products",
  kept_by_lots: "changes.fields.kept_by_lots",
  number: "changes.fields.number",
  supplier: "lots.supplier",
  best_before: "lots.bestBefore",
  to_clear: "lots.toClearFilter",
  e_invoice: "changes.fields.e_invoice",
  url: "webhooks.url",
  events: "webhooks.eventsOf",
  is_on: "webhooks.isOn",
  balance: "changes.fields.balance",
  expires_at: "changes.fields.expires_at",
  rights: "apiKeys.rights",
} as const

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

const CENTS = ["amount_cents", "minimum_cents"]
/** Fields in euro. */
const MONEY = ["price", "balance"]

const isNamed = (field: string): field is keyof typeof NAMES => field in NAMES
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
    const name = isNamed(text) ? t(NAMES[text]) : text
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
