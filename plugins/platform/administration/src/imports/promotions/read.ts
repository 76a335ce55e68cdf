import {
  PROMOTION_COLUMNS,
  PROMOTION_TARGETS,
  SEGMENTS,
  type ImportLayout,
  type ImportReading,
  type PromotionColumn,
  type PromotionForm,
} from "@bon-perroquet/contract"
import type { ImportRow } from "../../modules/product-import"
import { truthOf } from "../../product-file"
import { centsIn, millionthsIn } from "../former-orders/amounts"
import { objection, type Objection } from "../objection"
import { readFlat, type Reading } from "../reading"
import { magentoRule } from "./magento"
import { prestashopRule } from "./prestashop"
import { shopifyDiscount } from "./shopify"
import { momentIn, type PromotionCells, type Raw, type Translated } from "./translated"
import { woocommerceCoupon } from "./woocommerce"

/** A promotion whose products and categories are still the names in the file. */
type PromotionDraft = Omit<PromotionForm, "product_ids" | "category_ids"> & {
  products: string[]
  categories: string[]
  with_subcategories: boolean
}

export interface ReadPromotion {
  line: number
  draft: PromotionDraft
  wrong: Objection[]
}

interface ReadFile extends Pick<ImportRow, "unknown_columns"> {
  promotions: ReadPromotion[]
  reading: Reading
}

interface Layout {
  /** Headings that only this system has. */
  headings: readonly string[]
  translate: (raw: Raw) => Translated
}

const LAYOUTS: Partial<Record<ImportLayout, Layout>> = {
  woocommerce: { headings: ["discount type"], translate: woocommerceCoupon },
  shopify: { headings: ["value type", "target type"], translate: shopifyDiscount },
  prestashop: { headings: ["reduction percent", "reduction amount"], translate: prestashopRule },
  magento: { headings: ["simple action", "discount amount"], translate: magentoRule },
}

/** Headings in French, Dutch, English and German. */
const NAMES: Partial<Record<PromotionColumn, readonly string[]>> = {
  code: ["code promo", "promotion code", "coupon code", "kortingscode", "gutscheincode", "coupon"],
  is_automatic: ["automatic", "automatique", "automatisch"],
  on: ["applies to", "sur", "op", "auf"],
  products: ["product", "produits", "producten", "produkte", "sku", "skus"],
  categories: ["category", "categorie", "categorieen", "kategorien"],
  percent: ["percentage", "pourcentage", "prozent", "%"],
  amount: ["montant", "bedrag", "betrag"],
  minimum: ["minimum amount", "achat minimum", "minimumbedrag", "mindestbetrag"],
  limit: ["usage limit", "limite", "limiet", "maximum uses"],
  limit_per_email: ["usage limit per user", "limite par client", "limiet per klant", "limit pro kunde"],
  segment: ["segment de clients", "customer segment", "klantsegment", "kundensegment"],
  from: ["starts at", "start date", "debut", "du", "vanaf", "von", "ab"],
  until: ["ends at", "end date", "fin", "au", "tot", "tot en met", "bis"],
  note: ["description", "notes", "remarque", "opmerking", "bemerkung"],
}

const columnOf = new Map(
  PROMOTION_COLUMNS.flatMap((column) =>
    [column.replaceAll("_", " "), ...(NAMES[column] ?? [])].map((name) => [name, column] as const),
  ),
)

const layoutIn = (names: readonly string[]): ImportLayout | null =>
  (Object.keys(LAYOUTS) as ImportLayout[]).find((layout) =>
    LAYOUTS[layout]?.headings.every((name) => names.includes(name)),
  ) ?? null

/** Parses a file of promotions. Conditions that the shop does not have are errors. @throws 422 */
export async function readPromotionFile(bytes: Buffer, requested: Partial<ImportReading>): Promise<ReadFile> {
  const chosen = (names: readonly string[]) =>
    requested.layout === undefined
      ? layoutIn(names)
      : requested.layout && LAYOUTS[requested.layout]
        ? requested.layout
        : null
  const { names, rows, unknown_columns, reading } = await readFlat(bytes, requested, {
    columns: PROMOTION_COLUMNS,
    columnOf: (name) => columnOf.get(name),
    isEnough: (found, headings) =>
      chosen(headings) !== null ||
      (found.includes("code") && (found.includes("percent") || found.includes("amount"))),
  })
  const layout = chosen(names)
  const translate = layout ? LAYOUTS[layout]?.translate : undefined
  if (!layout || !translate)
    return { promotions: rows.map(({ line, cells }) => promotionIn(line, cells)), unknown_columns, reading }
  const { prices_include_vat = null, may_combine = null } = requested
  const translated = rows.map(({ line, raw }) => ({ line, ...translate(raw) }))
  const isDoubtful = translated.some(
    ({ cells, includes_vat }) => includes_vat === undefined && (cells.amount || cells.minimum),
  )
  const isExclusive = translated.some(({ excludes }) => excludes)
  return {
    promotions: translated.map(({ line, cells, unmet, excludes, ...state }) => {
      const { draft, wrong } = promotionIn(line, cells, state.with_subcategories)
      const isNet =
        state.includes_vat === undefined && prices_include_vat === false && (cells.amount || cells.minimum)
      const reasons = [
        ...(state.is_off ? [objection("promotion_off")] : []),
        ...(state.is_used_up ? [objection("promotion_used_up")] : []),
        ...[
          ...unmet,
          ...(excludes && may_combine === false ? ["combine: no"] : []),
          ...(isNet ? ["VAT: no"] : []),
        ].map((condition) => objection("promotion_inexpressible", condition)),
      ]
      return { line, draft, wrong: reasons.length > 0 ? reasons : wrong }
    }),
    unknown_columns: [],
    reading: {
      ...{ ...reading, layout, prices_include_vat, may_combine, headings: [] },
      questions: [
        ...(isDoubtful && prices_include_vat === null
          ? [{ code: "prices_include_vat" as const, samples: [] }]
          : []),
        ...(isExclusive && may_combine === null ? [{ code: "may_combine" as const, samples: [] }] : []),
      ],
    },
  }
}

function promotionIn(line: number, cells: PromotionCells, with_subcategories = false): ReadPromotion {
  const wrong: Objection[] = []
  const read = <Value>(column: PromotionColumn, parse: (cell: string) => Value | undefined): Value | null => {
    const cell = cells[column]?.trim()
    if (!cell) return null
    const value = parse(cell)
    if (value === undefined) wrong.push(objection("value_invalid", column))
    return value ?? null
  }
  const whole = (cell: string) => (/^\d+$/.test(cell) ? Number(cell) : undefined)
  const day = (cell: string) => momentIn(cell)?.day
  const [products, categories] = (["products", "categories"] as const).map((column) =>
    (cells[column] ?? "").split("|").flatMap((each) => each.trim() || []),
  )
  const meant = products?.length ? "products" : categories?.length ? "categories" : "order"
  return {
    line,
    wrong,
    draft: {
      code: (cells.code ?? "").trim(),
      is_automatic: read("is_automatic", truthOf) ?? false,
      on: read("on", (cell) => PROMOTION_TARGETS.find((target) => target === cell.toLowerCase())) ?? meant,
      ...{ products: products ?? [], categories: categories ?? [], with_subcategories },
      percent: read("percent", (cell) => {
        const millionths = millionthsIn(cell)
        return millionths === undefined ? undefined : Number(millionths) / 1_000_000
      }),
      amount_cents: read("amount", centsIn),
      minimum_cents: read("minimum", centsIn),
      limit: read("limit", whole),
      limit_per_email: read("limit_per_email", whole),
      segment: read("segment", (cell) => SEGMENTS.find((segment) => segment === cell.toLowerCase())),
      from: read("from", day),
      until: read("until", day),
      note: (cells.note ?? "").trim(),
    },
  }
}
